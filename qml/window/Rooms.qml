// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Every page that is no table: the rail at the left, the room it leads to beside it.
FocusScope {
    id: root

    required property HomeModel home
    required property HistoryModel history
    required property SettingsModel settings
    required property TaskDesk tasks
    required property NightDesk night
    required property CompareModel compare
    required property HouseForm house
    required property RulesModel rules
    required property OddsModel odds
    required property DecisionModel decision
    required property BankModel bank
    required property SetsModel sets
    required property AcademyModel academy
    required property SituationForm situation
    required property SessionForm table
    required property AtlasModel atlas

    focus: true
    Keys.onPressed: event => event.accepted = root.keyPressed(event.key, event.modifiers)

    /// Shows the page of the room one is in.
    function turn(): void {
        switch (root.home.room) {
        case HomeModel.Lessons: page.setSource("LessonsPage.qml", { home: root.home }); break;
        case HomeModel.Drills: page.setSource("DrillsPage.qml", { home: root.home, tasks: root.tasks }); break;
        case HomeModel.History: page.setSource("HistoryPage.qml", { home: root.home, history: root.history }); break;
        case HomeModel.Settings: page.setSource("SettingsPage.qml", { settings: root.settings, backTo: Qt.binding(() => root.home.backTo) }); break;
        case HomeModel.Tasks: page.setSource("TaskPage.qml", { desk: root.tasks }); break;
        case HomeModel.Night: page.setSource("NightPage.qml", { night: root.night }); break;
        case HomeModel.Academy: page.setSource("AcademyView.qml", { academy: root.academy }); break;
        case HomeModel.FourWays: page.setSource("ComparePage.qml", { compare: root.compare }); break;
        case HomeModel.House: page.setSource("HousePage.qml", { house: root.house }); break;
        case HomeModel.Rules: page.setSource("RulesPage.qml", { book: root.rules, backTo: Qt.binding(() => root.home.backTo) }); break;
        case HomeModel.Odds: page.setSource("OddsView.qml", { odds: root.odds, decision: root.decision }); break;
        case HomeModel.Bank: page.setSource("BankPage.qml", { bank: root.bank, backTo: Qt.binding(() => root.home.backTo) }); break;
        case HomeModel.Sets: page.setSource("SetsPage.qml", { book: root.sets }); break;
        case HomeModel.Atlas: page.setSource("AtlasPage.qml", { atlas: root.atlas }); break;
        case HomeModel.Situation: page.setSource("SituationPage.qml", { form: root.situation }); break;
        case HomeModel.Table: page.setSource("TablePage.qml", { form: root.table, house: root.house }); break;
        default: page.setSource("HomePage.qml", { home: root.home, settings: root.settings });
        }
    }
    /// Esc goes back to where something was looked up from, or to the home, Alt and a digit to the place of the rail with that number.
    function keyPressed(key: int, modifiers: int): bool {
        if (key === Qt.Key_Escape && root.home.room !== HomeModel.Home) {
            if (root.home.backTo === "")
                root.home.go(HomeModel.Home);
            else
                root.home.goBack();
            return true;
        }
        const place = key === Qt.Key_0 ? 9 : key - Qt.Key_1;
        if (modifiers !== Qt.AltModifier || place < 0 || place >= rail.count)
            return false;
        rail.press(place);
        return true;
    }

    Ground {}
    Rail {
        id: rail
        height: parent.height
        home: root.home
    }
    Loader {
        id: page
        objectName: "page"
        anchors.left: rail.right
        anchors.right: parent.right
        height: parent.height
        focus: true
        onLoaded: page.forceActiveFocus()
        Component.onCompleted: root.turn()
    }
    Connections {
        target: page.item
        ignoreUnknownSignals: true
        function onBackAsked(): void {
            root.home.goBack();
        }
        function onHouseAsked(): void {
            root.home.go(HomeModel.House);
        }
        function onDatesAsked(): void {
            root.home.go(HomeModel.Settings);
            (page.item as SettingsPage).showDates();
        }
    }
    Connections {
        target: root.home
        function onRoomChanged(): void {
            root.turn();
        }
    }
}
