<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DebriefTimeline</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NightRoom</name>
    <message numerus="yes">
        <source>player(s)</source>
        <translation>
            <numerusform>player</numerusform>
            <numerusform>players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NightWords</name>
    <message numerus="yes">
        <source>First pay back %n deposit(s): %1</source>
        <translation>
            <numerusform>First pay back %n deposit: %1</numerusform>
            <numerusform>First pay back %n deposits: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatOnTable</name>
    <message numerus="yes">
        <source>%n card(s) of %1</source>
        <translation>
            <numerusform>%n card of %1</numerusform>
            <numerusform>%n cards of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TraysOnTable</name>
    <message numerus="yes">
        <source>Burns, %n card(s)</source>
        <translation>
            <numerusform>Burns, %n card</numerusform>
            <numerusform>Burns, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck, %n card(s)</source>
        <translation>
            <numerusform>Deck, %n card</numerusform>
            <numerusform>Deck, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stub, %n card(s)</source>
        <translation>
            <numerusform>Stub, %n card</numerusform>
            <numerusform>Stub, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard holder, %n card(s)</source>
        <translation>
            <numerusform>Discard holder, %n card</numerusform>
            <numerusform>Discard holder, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Muck, %n card(s)</source>
        <translation>
            <numerusform>Muck, %n card</numerusform>
            <numerusform>Muck, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside, %n card(s)</source>
        <translation>
            <numerusform>Set aside, %n card</numerusform>
            <numerusform>Set aside, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dealer&apos;s box, %n card(s)</source>
        <translation>
            <numerusform>Dealer&apos;s box, %n card</numerusform>
            <numerusform>Dealer&apos;s box, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player&apos;s box, %n card(s)</source>
        <translation>
            <numerusform>Player&apos;s box, %n card</numerusform>
            <numerusform>Player&apos;s box, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part cut off, %n card(s)</source>
        <translation>
            <numerusform>Part cut off, %n card</numerusform>
            <numerusform>Part cut off, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cutcard::NightConsole</name>
    <message numerus="yes">
        <source>%n player(s) still in. Close the book when one is left (2.1.4).</source>
        <translation>
            <numerusform>%n player still in. Close the book when one is left (2.1.4).</numerusform>
            <numerusform>%n players still in. Close the book when one is left (2.1.4).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message numerus="yes">
        <source>%1 · round %2: up to %3, %n raise(s) each</source>
        <translation>
            <numerusform>%1 · round %2: up to %3, %n raise each</numerusform>
            <numerusform>%1 · round %2: up to %3, %n raises each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>task</name>
    <message numerus="yes">
        <source>Choose %n answer(s).</source>
        <translation>
            <numerusform>Choose one answer.</numerusform>
            <numerusform>Choose %n answers.</numerusform>
        </translation>
    </message>
</context>
</TS>
