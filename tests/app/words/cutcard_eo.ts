<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>Rules</name>
    <message>
        <source>The turn</source>
        <translation>La kvara karto</translation>
    </message>
</context>
</TS>
