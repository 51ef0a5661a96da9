// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_rows.h"
#include "core/certification/refusal.h"

#include <QCoreApplication>

namespace cutcard {

/// The sentence for a refusal: %1 is its place, %2 what was found, %3 and on its values.
struct HouseSentence {
    Refusal refusal{};
    const char* words = nullptr;
};

/// What a house refuses, in words.
struct HouseErrors {
    Q_DECLARE_TR_FUNCTIONS(HouseErrors)

public:
    using enum Refusal;
    static constexpr KeyedRows<HouseSentence, &HouseSentence::refusal, refusalCount> sentences{{
        // who may, and whose passphrase
        {RoleNeeded, QT_TR_NOOP("%2 is not allowed to do that. The role of %3 is needed.")},
        {OwnExam, QT_TR_NOOP("This is %2's own exam: another person has to sign.")},
        {GradedByThem, QT_TR_NOOP("A second supervisor has to confirm this attempt, not the person who graded it.")},
        {ProctoredByThem, QT_TR_NOOP("Another assessor has to judge this attempt, not the person who authorized it.")},
        {AssessorTooNew,
         QT_TR_NOOP("Nothing was changed. This result must be confirmed by an assessor who already had that role when "
                    "the attempt was opened and did not proctor it. If there is none, two people can declare the "
                    "attempt void.")},
        {SecondTooNew,
         QT_TR_NOOP("Nothing was changed. The second person's passphrase must be older than the attempt.")},
        {EasierUnderOneNumber,
         QT_TR_NOOP("Exam no. %2 has already been taken, and this one is easier (“%3”). Build it from a file with a "
                    "different number, so that nobody confuses the two on a certificate.")},
        {TwoBeforeCheckpoint,
         QT_TR_NOOP("Nothing was changed. To go on without the missing checkpoints, two people who had a passphrase "
                    "before the ledger's last checkpoint must sign. A house with one supervisor cannot do this.")},
        {TwoBeforeOpening,
         QT_TR_NOOP("Nothing was changed. To turn “not passed” into “passed”, two people who had a "
                    "passphrase before %1 was opened must sign. A house with one supervisor cannot do this.")},
        {PassphraseOfAnother, QT_TR_NOOP("Another person has that passphrase. Choose another one.")},
        {SupervisorNeeded, QT_TR_NOOP("That needs a supervisor's passphrase.")},
        {ResultSetByHand, QT_TR_NOOP("Nobody can set a result. Only an appeal can change it.")},
        {HasNoPassphrase, QT_TR_NOOP("%1 has no passphrase here. An administrator can give one.")},
        {NoPassphraseToTake, QT_TR_NOOP("%2 has no passphrase to take away.")},
        {TimeAtAdding, QT_TR_NOOP("You cannot add a person with extra time (%2). Add the person first. An "
                                  "administrator then grants the time.")},
        {LastAdministrator,
         QT_TR_NOOP("%2 is the last administrator who can sign. First give another administrator a passphrase.")},
        {StillHasPassphrase, QT_TR_NOOP("%2 still has a passphrase. Take it away first.")},
        {StillSitsAnExam, QT_TR_NOOP("%2 is still open. Hand it in or declare it void, then erase the name.")},
        {PassphraseTooShort, QT_TR_NOOP("The passphrase has %2 characters and needs at least %3.")},
        {PassphraseCommon, QT_TR_NOOP("This passphrase is among the 10,000 most common. Choose four unrelated words.")},
        {PassphraseEasy,
         QT_TR_NOOP("Keyboard rows and repeated letters are easy to guess. Choose four unrelated words.")},
        {WrongPassphrase, QT_TR_NOOP("The passphrase of %1 is wrong. Nothing was changed.")},
        // the roster, and its CSV file
        {NobodyActive, QT_TR_NOOP("No active person on the roster is called %2.")},
        {NoLongerActive, QT_TR_NOOP("%2 is no longer active on the roster.")},
        {NobodyCalledThat, QT_TR_NOOP("Nobody on the roster is called %2.")},
        {NumberTaken, QT_TR_NOOP("%1 already belongs to %2. Choose a different number.")},
        {NumberLooksAlike, QT_TR_NOOP("%1 looks like the number of %2. Choose one that cannot be mistaken for it.")},
        {NumberTwiceInFile, QT_TR_NOOP("%1: number %2 is already used above. Choose another.")},
        {NameOfAnother,
         QT_TR_NOOP("%1: another person is called %2, or has almost the same name. Give one of the two a number.")},
        {IdTwiceInFile, QT_TR_NOOP("%1: id %2 is already used above. Leave it empty for a new person.")},
        {NameLength, QT_TR_NOOP("A name may have 1 to %3 characters, fewer if some are accented letters.")},
        {HouseNameOnCertificate, QT_TR_NOOP("To fit on a certificate, the house's name may have 1 to %3 characters, "
                                            "fewer if some are accented letters.")},
        {NotPlainOnOneLine, QT_TR_NOOP("“%2” cannot be on the roster: entries are plain text on one line.")},
        {TimeFactor, QT_TR_NOOP("A candidate's time is 100% to 200% of the exam's time, not %2%.")},
        {NameInFile, QT_TR_NOOP("%1: the name is missing, or longer than %3 characters.")},
        {TimeInFile, QT_TR_NOOP("%1: the time is a number from 100 to 200 (percent of the exam's time), not “%2”.")},
        {RoleInFile, QT_TR_NOOP("%1: “%2” is not a role. The roles are %3.")},
        {IdOfRoster, QT_TR_NOOP("%1: “%2” is not an id on this roster. Leave it empty for a new person.")},
        {NotPlainText, QT_TR_NOOP("%1: %2 is not plain text. Save the file as UTF-8.")},
        {NoHeaderLine, QT_TR_NOOP("%1: the first line has to name the columns. Choose from %3.")},
        {UnknownColumn, QT_TR_NOOP("%1: “%2” is not a column, or appears twice. The columns are %3.")},
        {NoNameColumn, QT_TR_NOOP("%1: the column called name is missing.")},
        {QuotationMark,
         QT_TR_NOOP("%1: misplaced quotation mark. Put marks around a whole field and double them inside it.")},
        {FieldCount, QT_TR_NOOP("%1: this line has %2 fields, but the first line has %3.")},
        // opening an attempt
        {BlueprintNotBuilt, QT_TR_NOOP("This house has not built the forms of the exam %2.")},
        {IdentityNotSeen, QT_TR_NOOP("Check the candidate's identity and tick the box.")},
        {NotADate, QT_TR_NOOP("“%2” is not a date. Write it as %3.")},
        {DayOffClock, QT_TR_NOOP("You entered %2, but the computer's clock says %3. Correct one of them, or give a "
                                 "reason, which goes on the result sheet.")},
        {DayFarOffClock, QT_TR_NOOP("You entered %2, but the computer's clock says %3. That is more than 31 days "
                                    "apart. Set the clock first.")},
        {DayBeforeLedger, QT_TR_NOOP("You entered %2, but the ledger's last entry is from %3. Correct the clock, or "
                                     "give a reason, which goes on the result sheet.")},
        {AppealOffClock,
         QT_TR_NOOP("You entered %2, but the computer's clock says %3. An appeal's date is the day it is made.")},
        {AppealBeforeLedger, QT_TR_NOOP("You entered %2, but the ledger's last entry is from %3. Correct the clock. An "
                                        "appeal's date is the day it is made.")},
        {DayTooEarly, QT_TR_NOOP("%2 is too early. This candidate may try again from %3 on.")},
        {AttemptStillOpen, QT_TR_NOOP("This candidate's attempt %3 is %2. Finish it before another begins.")},
        {NoAttemptsLeft, QT_TR_NOOP("This candidate has used all %3 attempts this exam allows.")},
        // an attempt and its end
        {NoSuchAttempt, QT_TR_NOOP("There is no %1 in this house.")},
        {NotRunning, QT_TR_NOOP("%1 is %2, so nothing more can be recorded.")},
        {ExtraTime, QT_TR_NOOP("%1 cannot be %2. You can add 1 second to 2 hours, before a part is handed in.")},
        {NoSuchQuestion, QT_TR_NOOP("There is no question %2. The questions are 1 to %3.")},
        {NotARating, QT_TR_NOOP("A rating is 1 (weak) to 5 (very good), not %2.")},
        {NoSuchTable, QT_TR_NOOP("There is no table %2. This exam's tables are 1 to %3.")},
        {RatedAfterScore, QT_TR_NOOP("The score has been shown, so the tables can no longer be rated.")},
        {RatedTwice, QT_TR_NOOP("Table %2 is already rated; a rating cannot be changed.")},
        {NotGraded, QT_TR_NOOP("%1 has no result yet. Grade it first.")},
        {NotConfirmed, QT_TR_NOOP("Only a confirmed result can be appealed; this attempt is %2.")},
        {AppealTooLate, QT_TR_NOOP("%2 is too late for an appeal. The last day was %3.")},
        {AppealedTwice, QT_TR_NOOP("Attempt %2 has already had its one appeal.")},
        {RescoringClosesAppeals, QT_TR_NOOP("To close this appeal, rescore the question or the rule.")},
        {NoOpenAppeal, QT_TR_NOOP("There is no open appeal against attempt %2.")},
        {CannotAuthorise, QT_TR_NOOP("%1 cannot be authorized: it is %2.")},
        {CannotBegin, QT_TR_NOOP("%1 cannot begin: it is %2.")},
        {CannotPause, QT_TR_NOOP("%1 cannot be paused: it is %2.")},
        {CannotGoOn, QT_TR_NOOP("%1 cannot continue: it is %2.")},
        {CannotInterrupt, QT_TR_NOOP("%1 cannot be interrupted: it is %2.")},
        {CannotSubmit, QT_TR_NOOP("%1 cannot be handed in: it is %2.")},
        {CannotGrade, QT_TR_NOOP("%1 cannot be graded: it is %2.")},
        {CannotAskReview, QT_TR_NOOP("%1 cannot be given to an assessor: it is %2.")},
        {CannotConfirm, QT_TR_NOOP("%1 cannot be confirmed: it is %2.")},
        {CannotAnnul, QT_TR_NOOP("%1 cannot be declared void: it is %2.")},
        {CannotOverturn, QT_TR_NOOP("%1 cannot be overturned: it is %2.")},
        // certificates
        {NoCertificateFor,
         QT_TR_NOOP("%1 gets no certificate: it is %2. Only a passed and confirmed attempt gets one.")},
        {NotIssued, QT_TR_NOOP("Certificate no. %2 was never issued, or is already revoked.")},
        {CodeAlphabet,
         QT_TR_NOOP(
             "This is not a certificate code. After the colon, a code has only A to Z and 2 to 7. Copy it again.")},
        {CodeIncomplete, QT_TR_NOOP("The certificate code has missing or wrong letters. Copy it again.")},
        {NotACode, QT_TR_NOOP("“%2” is not a certificate code. A code begins with %3.")},
        {NotAPublicKey, QT_TR_NOOP("%1 does not contain a public key. Use the file the house saved.")},
        // the house and its files
        {HouseIsThere, QT_TR_NOOP("There is already a house here: %1. Set up another in its own folder.")},
        {HouseName,
         QT_TR_NOOP("The house needs a name of up to %3 characters on one line, fewer if some are accented letters.")},
        {FolderNotMade, QT_TR_NOOP("The folder %1 cannot be created. Choose one you can write to.")},
        {NoSuchFolder, QT_TR_NOOP("There is no folder %1. Plug in the USB stick, or choose another folder.")},
        {NoHouse, QT_TR_NOOP("There is no house here: %1 is missing. Set one up, or restore a copy.")},
        {ForeignTable, QT_TR_NOOP("%1 was changed by another program: “%2” does not belong there. Restore a copy.")},
        {NotAHouse, QT_TR_NOOP("%1 is not a house's database. It is %2.")},
        {NewerSchema, QT_TR_NOOP("%1 needs a newer version of Cutcard (format %2; this version reads up to %3).")},
        {NotWritable, QT_TR_NOOP("You can only look at this house, because its folder cannot be written to. To work in "
                                 "it, copy it to your own disk.")},
        {EntriesBeside, QT_TR_NOOP("The last entries of %1 are in %2 beside it, and this folder cannot be written to. "
                                   "Copy the folder to your own disk.")},
        {AnchorsUnreadable,
         QT_TR_NOOP("The ledger's checkpoints cannot be read from %1 (%2). Plug in the USB stick first.")},
        {AnchorMissing, QT_TR_NOOP("%1: %2. Restore the database these checkpoints were saved from. If it is lost, an "
                                   "administrator has to sign for the gap.")},
        {AnchorsCut, QT_TR_NOOP("%1: checkpoints up to %3 were saved here, but the file has %2. Restore the whole "
                                "file. If the rest is lost, an administrator has to sign for the gap.")},
        {LedgerTooShort,
         QT_TR_NOOP(
             "%1 has %2 entries, but a checkpoint was saved at entry %3. This is an old copy, or its end is missing.")},
        {FolderIsThere, QT_TR_NOOP("%1 already exists or cannot be created. Name a new folder.")},
        // what was changed from outside
        {Unsigned, QT_TR_NOOP("%1 was changed: a “%3” entry has no signature.")},
        {UnknownKey, QT_TR_NOOP("%1 was changed: it is signed with a key (%2) that nobody here has.")},
        {NotHouseKey, QT_TR_NOOP("%1 was changed: a “%3” entry is signed with a key (%2) that is not the house's.")},
        {NotSignersKey, QT_TR_NOOP("%1 was changed: a “%3” entry is signed with a key (%2) that is not its signer's.")},
        {WrongSignature, QT_TR_NOOP("%1 was changed: its signature (%2) does not match.")},
        {ForeignList,
         QT_TR_NOOP("%1 is not the list the house signed: the evidence was changed or is another house's.")},
        {ChangedEvidence, QT_TR_NOOP("%1 is not what the house signed: the evidence was changed.")},
        {KeysDamaged,
         QT_TR_NOOP(
             "%3's keys are damaged. Ask an administrator for a new passphrase, or restore a copy of the house.")},
        {KeyNotEnrolled, QT_TR_NOOP("The ledger does not know %3's key. Ask an administrator for a new passphrase, or "
                                    "restore a copy of the house.")},
        {KeyOfAnotherHouse, QT_TR_NOOP("%3's key belongs to another house. Ask an administrator for a new passphrase, "
                                       "or restore a copy of the house.")},
        {ForeignAnchor,
         QT_TR_NOOP(
             "%1: this house did not sign the checkpoint %2. The file belongs to another house, or it was changed.")},
        // other versions
        {NewerLedger, QT_TR_NOOP("%1 needs a newer version of Cutcard (ledger %2; this version reads up to %3).")},
        {OlderHouse, QT_TR_NOOP("This version of Cutcard cannot read all of %1, which an older one set up: %3. Use the "
                                "version that last opened it, or restore a copy.")},
        {OlderSchema,
         QT_TR_NOOP("%1 is from a version of Cutcard before the first release (%2). Open it with that version.")},
        {OwnContent, QT_TR_NOOP("Exams use only built-in rules and questions. Start Cutcard without --content.")},
        {QuestionOfAnotherVersion,
         QT_TR_NOOP("This version of Cutcard has no question %2. Check %1 with the version named in the result.")},
        {OpenedByAnotherVersion,
         QT_TR_NOOP("%1 was opened with another version of Cutcard (%2). Continue it with that version.")},
        // blueprints
        {TooFewQuestions, QT_TR_NOOP("%1 asks for %5 questions for %3, %4, but the bank has only %2.")},
        {ExamName, QT_TR_NOOP("%1: the exam's name has to be plain text on one line, of up to %3 characters.")},
        {TooManyStations, QT_TR_NOOP("%1: there are more than %3 tables.")},
        {CellSum, QT_TR_NOOP("%1: the cells add up to %3 questions, but the form has %2.")},
        {CellTooHard, QT_TR_NOOP("%1: the cell for %3 asks for more hard questions (%2) than questions in total.")},
        {WeightSum, QT_TR_NOOP("%1: the weights of questions and tables add up to %2, not 100.")},
        {CellTwice, QT_TR_NOOP("%1: the cell for %2 appears twice.")},
        {ForeignDocument, QT_TR_NOOP("%1: a cell asks about %2, which is not one of the exam's documents.")},
        {NotARule, QT_TR_NOOP("%1: “%2” is not a rule number.")},
        {MustAtTables, QT_TR_NOOP("%1: the required rule %2 does not come up at the tables.")},
        {MustInQuestions, QT_TR_NOOP("%1: there is no question about %3, which is required.")},
        {PracticalWithoutTables, QT_TR_NOOP("%1: there are pass marks for tables but no table ([[station]]).")},
        {TooFewDuties, QT_TR_NOOP("%1 asks for %4 duties for %3, but the tables have only %2.")},
        {TooFewIrregularities,
         QT_TR_NOOP("%1 asks for %4 irregularities of the kind %3, but the tables have only %2.")},
        {TooFewMinutes, QT_TR_NOOP("%1: nobody can deal table %3 (%4) in %2 min; it takes at least %5 min.")},
        {UnknownModel, QT_TR_NOOP("%1: no table is called “%2”. The tables are %3.")},
        {UnknownNumber, QT_TR_NOOP("%1 has no field called %2.")},
        {UnknownForm, QT_TR_NOOP("There is no form “%2”. The forms are A, B and C.")},
        {QuestionNotAsked,
         QT_TR_NOOP(
             "No question is called “%2”. Take the name from the result sheet (cutcard-cli exam result --json).")},
        {RuleOfNoDocument,
         QT_TR_NOOP(
             "No document has a rule “%2”. Take the number from the result sheet (cutcard-cli exam result --json).")},
        {NegativeNumber, QT_TR_NOOP("%1: every number here must be 0 or more, not %2.")},
        {SameQuestionTwice, QT_TR_NOOP("%1 asks the same thing twice, in questions %2.")},
        {GivesAwayAnother, QT_TR_NOOP("%1 asks two questions where one gives away the answer to the other: %2.")},
        {FormsUnequal,
         QT_TR_NOOP(
             "%1: three equal forms cannot be built. In the best try, one form is still easier by %2 questions.")},
        {KindsUnequal,
         QT_TR_NOOP(
             "%1: three equal forms cannot be built. One form had %2 questions of the kind %3; the others did not.")},
        {QuestionNotInProgram, QT_TR_NOOP("%1: this version of Cutcard does not have question %2. Open the house with "
                                          "the version that built the exam.")},
        // a table of ratings
        {RatingsEmpty, QT_TR_NOOP("%1: the sheet needs a line for each question and a named column for each rater.")},
        {RatingsHeader,
         QT_TR_NOOP("%1: the first line has to be question, words, answers, right, and the raters' names.")},
        {QuestionNotInBank, QT_TR_NOOP("%1: the bank has no question %2.")},
        {QuestionTwice, QT_TR_NOOP("%1: question %2 appears twice.")},
        {CellCount, QT_TR_NOOP("%1: this line has %2 cells, but the first line has %3.")},
        {NoRater, QT_TR_NOOP("%1: the rater's name is missing.")},
        {RaterTwice, QT_TR_NOOP("%1: a rater above is already called %2.")},
        {NotAPercentage, QT_TR_NOOP("%1: for %3 give a whole percentage from 0 to 100, not “%2”.")},
    }};
};

} // namespace cutcard
