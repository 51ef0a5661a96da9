#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fills a file that lupdate has made with pseudo-English, for looking at the pages: what stands there without accents
is not translated, what lacks a bracket is cut, and two pairs of brackets in one sentence are glued pieces.

usage: pseudo.py FILE.ts    (each text with accents, in brackets, 35 % longer; placeholders and tags as they are)
"""
import re
import sys
import xml.etree.ElementTree as ET

ACCENTS = str.maketrans("aceginosuyzACDEGINOSUYZ", "àçéĝîñöšûýžÀÇĐÉĜÎÑÖŠÛÝŽ")
KEPT = re.compile(r"%L?\d+|%n|</?[a-zA-Z][^>]*>|&(?=\w)|\n")  # placeholders, tags, a menu's letter, lines
LONGER = 1.35


def longer(text):
    """Doubles vowels from the left until the text is as long as a translation may be."""
    wanted = int(len(text) * LONGER + 0.99)
    missing = wanted - len(text)
    letters = []
    for letter in text:
        letters.append(letter)
        if missing > 0 and letter in "aeiouAEIOU":
            letters.append(letter)
            missing -= 1
    return "".join(letters) + "~" * missing


def pseudo(text):
    if not re.search(r"[A-Za-z]", KEPT.sub("", text)):
        return text
    pieces = KEPT.split(text)
    kept = KEPT.findall(text)
    changed = [longer(piece).translate(ACCENTS) for piece in pieces]
    filled = changed[0]
    for between, piece in zip(kept, changed[1:]):
        filled += between + piece
    return "[" + filled + "]"


def main(name):
    tree = ET.parse(name)
    for message in tree.getroot().iter("message"):
        source = message.find("source").text or ""
        translation = message.find("translation")
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        for form, ending in zip(forms, ("", "s")):
            form.text = pseudo(source.replace("(s)", ending))
        if not forms:
            translation.text = pseudo(source)
    tree.write(name, encoding="utf-8", xml_declaration=True)


if __name__ == "__main__":
    main(sys.argv[1])
