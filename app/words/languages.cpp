// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/languages.h"

#include "app/words/tr.h"

#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace cutcard {

const QString ownWords = QStringLiteral("cutcard");
/// A build with CUTCARD_PSEUDO has it; no locale is called so.
const QString pseudoLanguage = QStringLiteral("en_XA");

static bool installFile(const QString& file)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(file))
        return QCoreApplication::installTranslator(translator);
    delete translator;
    return false;
}

/// What was installed last is asked first.
static bool install(const QLocale& locale, const QString& words, const QString& folder)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, words, QStringLiteral("_"), folder))
        return QCoreApplication::installTranslator(translator);
    delete translator;
    return false;
}

QStringList languages(const QString& folder)
{
    return textsOf(QDir(folder).entryList({ownWords + QStringLiteral("_*.qm")}, QDir::Files, QDir::Name),
                   [&](const QString& file) { return file.mid(ownWords.size() + 1).chopped(3); });
}

bool installLanguage(const QString& name, const QString& folder)
{
    // English has plural forms of its own, so that it is a translation too
    install(QLocale(QLocale::English), ownWords, builtInLanguages);
    if (name == pseudoLanguage && languages(folder).contains(name))
        return installFile(folder + QLatin1Char('/') + ownWords + QLatin1Char('_') + name);
    const QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(name);
    if (locale.language() == QLocale::English)
        return true;
    if (!name.isEmpty() && !languages(folder).contains(name)
        && !languages(folder).contains(name.section(QLatin1Char('_'), 0, 0)))
        return false;
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, ownWords, folder);
    return true;
}

QString optionAsked(const QStringList& arguments, const QString& option)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option && i + 1 < arguments.size())
            return arguments[i + 1];
        if (arguments[i].startsWith(option + QLatin1Char('=')))
            return arguments[i].mid(option.size() + 1);
    }
    return {};
}

QString languageAsked(const QStringList& arguments)
{
    return optionAsked(arguments, QStringLiteral("--language"));
}

} // namespace cutcard
