// Saves and positions: back at any step, branches, and every way in which a save can be damaged.
#include <functional>

#include "support.hpp"

namespace uc::test {
namespace {

Doc with(Doc doc, std::string_view key, Doc value) { return doc.set(key, std::move(value)); }

Doc without(const Doc& doc, std::string_view key) {
  Doc rest = Doc::object();
  for (const auto& [name, value] : doc.as_object()) {
    if (name != key) rest.set(name, value);
  }
  return rest;
}

TEST_CASE("a game saved at any step goes on elsewhere as it would have gone on") {
  for (int players = 1; players <= 4; ++players) {
    Tester tester;
    const std::string table = tester.open(players, "save me", "auto");
    Rng rng(static_cast<std::uint64_t>(players) + 20);
    for (bool going = true; going;) {
      const Doc loaded = tester.get("load", {{"save", json(tester.save(table))}, {"limit", 0}});
      CHECK(at(loaded, "verified") == Doc(true));
      const std::string other = text_at(loaded, "table");
      CHECK(tester.save(other) == tester.save(table));
      CHECK(tester.view(other, 0) == tester.view(table, 0));
      Rng same = rng;
      tester.play(other, same, 2);
      going = tester.play(table, rng, 2);
      CHECK(tester.save(other) == tester.save(table));
      tester.get("close", {{"table", other}});
      if (going) going = tester.play(table, rng, 7);
    }
  }
}

TEST_CASE("load(position: view(all)) gives the same position again, and with at a branch") {
  for (int players = 1; players <= 4; ++players) {
    Tester tester;
    const std::string table = tester.open(players, "branch");
    Rng rng(static_cast<std::uint64_t>(players) + 30);
    tester.play(table, rng, 12);
    const std::int64_t end = tester.length(table);
    for (std::int64_t length = 0; length <= end; ++length) {
      const Doc view = at(tester.get("view", {{"table", table}, {"viewer", "all"}, {"at", length}}), "view");
      const Doc loaded = tester.get("load", {{"position", view}, {"chance", "manual"}, {"limit", 0}});
      CHECK(at(loaded, "verified") == Doc(false));
      const std::string branch = text_at(loaded, "table");
      CHECK(tester.view(branch, "all") == to_json(view));
      // What each seat knows came along.
      for (int seat = 0; seat < players; ++seat) {
        CHECK(tester.view(branch, seat) ==
              to_json(at(tester.get("view", {{"table", table}, {"viewer", seat}, {"at", length}}), "view")));
      }
      CHECK(tester.code("undo", {{"table", branch}}) == "nothing_to_undo");
      tester.get("close", {{"table", branch}});
    }
  }
}

TEST_CASE("a table that began with a position is saved with it") {
  Tester tester;
  const std::string table = tester.open(3);
  Rng rng(7);
  tester.play(table, rng, 10);
  const Doc position = json(tester.view(table, "all"));
  const std::string branch = text_at(tester.get("load", {{"position", position}, {"seed", "branch"}}), "table");
  tester.play(branch, rng, 6);
  const Doc save = json(tester.save(branch));
  CHECK(at(save, "start") == position);
  const Doc again = tester.get("load", {{"save", save}});
  CHECK(at(again, "verified") == Doc(false));  // nobody can tell how the position came about
  CHECK(tester.save(text_at(again, "table")) == to_json(save));
  // Its undo ends at the position.
  const Doc back = tester.get("undo", {{"table", text_at(again, "table")}, {"to", 0}});
  CHECK(number_at(back, "length") == 0);
  CHECK(tester.code("load", {{"save", with(save, "start", Doc::object())}}) == "bad_save");
}

TEST_CASE("outcomes that are not those of the seed load, but are not verified") {
  Tester tester;
  const std::string table = tester.open(2, "honest");
  Doc save = json(tester.save(table));
  save.set("seed", "another");
  const Doc loaded = tester.get("load", {{"save", save}});
  CHECK(at(loaded, "verified") == Doc(false));
}

TEST_CASE("a save with a damaged field is refused with its path") {
  Tester tester;
  const std::string table = tester.open(2, "damage");
  Rng rng(8);
  tester.play(table, rng, 15);
  const Doc save = json(tester.save(table));
  for (const std::string_view field : {"format", "version", "game", "rules", "content", "players", "options", "chance",
                                       "seed", "actions", "position"}) {
    INFO(field);
    if (field != "position") {
      const Doc missing = tester.ask("load", {{"save", without(save, field)}});
      CHECK(text_at(missing, "error.code") == "bad_save");
      CHECK(text_at(missing, "error.path") == "save." + std::string(field));
    }
    const Doc wrong = tester.ask("load", {{"save", with(save, field, 1.5)}});
    CHECK(text_at(wrong, "error.code") == "bad_save");
    CHECK(text_at(wrong, "error.path").starts_with("save." + std::string(field)));
  }
  CHECK(tester.code("load", {{"save", with(save, "version", 2)}}) == "bad_save");
  CHECK(tester.code("load", {{"save", with(save, "game", "chess")}}) == "unknown_game");
  CHECK(tester.code("load", {{"save", with(save, "players", 3)}}) == "bad_save");
  CHECK(tester.code("load", {{"save", with(save, "players", 5)}}) == "bad_save");
  CHECK(tester.code("load", {{"save", with(save, "chance", "fate")}}) == "bad_save");
  CHECK(tester.code("load", {{"save", with(save, "seed", "")}}) == "bad_save");
  CHECK(tester.open(2) == "t2");  // nothing was opened
}

TEST_CASE("a save whose actions part from the game says at which, and whether rules or content differ") {
  Tester tester;
  const std::string table = tester.open(2, "parting");
  Rng rng(9);
  tester.play(table, rng, 10);
  const Doc save = json(tester.save(table));
  Doc::Array actions = at(save, "actions").as_array();
  const std::size_t middle = actions.size() / 2;

  Doc::Array nonsense = actions;
  nonsense[middle] = "dance";
  const Doc parted = tester.ask("load", {{"save", with(save, "actions", nonsense)}});
  CHECK(text_at(parted, "error.code") == "bad_save");
  CHECK(text_at(parted, "error.path") == "save.actions[" + std::to_string(middle) + "]");
  CHECK(text_at(parted, "error.message").find("action " + std::to_string(middle)) != std::string::npos);
  CHECK(text_at(parted, "error.message").find("are the same") != std::string::npos);

  const Doc rules = tester.ask("load", {{"save", with(with(save, "actions", nonsense), "rules", 7)}});
  CHECK(text_at(rules, "error.message").find("rules are version 7, here 1") != std::string::npos);
  const Doc content = tester.ask("load", {{"save", with(with(save, "actions", nonsense), "content", "0123")}});
  CHECK(text_at(content, "error.message").find("content is 0123") != std::string::npos);
  // Other rules and content that lead to the same position are no fault.
  CHECK(at(tester.get("load", {{"save", with(with(save, "rules", 7), "content", "0123")}}), "verified") == Doc(true));

  Doc::Array shorter(actions.begin(), actions.end() - 1);
  const Doc early = tester.ask("load", {{"save", with(save, "actions", shorter)}});
  CHECK(text_at(early, "error.code") == "bad_save");
  CHECK(text_at(early, "error.path").starts_with("save.position"));

  Doc::Array numbers = actions;
  numbers[0] = 7;
  CHECK(text_at(tester.ask("load", {{"save", with(save, "actions", numbers)}}), "error.path") == "save.actions[0]");
  // The position may still load alone.
  tester.get("load", {{"position", at(save, "position")}});
}

TEST_CASE("a save takes members of front ends, which loading passes over") {
  Tester tester;
  const Doc save = json(tester.save(tester.open(2, "front end")));
  const Doc loaded = tester.get("load", {{"save", with(save, "seats", "human=Anna,level:3")}});
  CHECK(at(loaded, "verified") == Doc(true));
  CHECK(tester.save(text_at(loaded, "table")) == to_json(save));
}

TEST_CASE("a save with a position of an older version is loaded by its actions, and that is told") {
  Tester tester;
  const std::string table = tester.open(2, "older");
  Rng rng(9);
  tester.play(table, rng, 12);
  const std::string today = tester.save(table);
  const Doc save = json(today);
  CHECK(at(tester.get("load", {{"save", save}}), "older") == Doc(false));

  const Doc position = Doc::object().set("format", "undercroft-position").set("version", 1).set("anything", "else");
  const Doc loaded = tester.get("load", {{"save", with(save, "position", position)}});
  CHECK(at(loaded, "older") == Doc(true));
  CHECK(at(loaded, "verified") == Doc(true));
  CHECK(tester.save(text_at(loaded, "table")) == today);

  // Its actions must be those of the game all the same, and a start that cannot be read leads nowhere.
  Doc cut = with(save, "position", position);
  cut.set("seed", "another");
  CHECK(at(tester.get("load", {{"save", cut}}), "verified") == Doc(false));
  cut.set("actions", Doc::array().push("nonsense"));
  CHECK(text_at(tester.ask("load", {{"save", cut}}), "error.path") == "save.actions[0]");
  CHECK(text_at(tester.ask("load", {{"save", with(save, "start", position)}}), "error.path") == "save.start.version");
}

TEST_CASE("a save without a position is where its actions lead, however many of them there are") {
  Tester tester;
  const std::string table = tester.open(3, "grows");
  Rng rng(10);
  tester.play(table, rng, 12);
  const Doc save = json(tester.save(table));
  const Doc actions = at(save, "actions");
  const std::int64_t first = tester.length(tester.open(3, "grows"));
  for (std::int64_t length = tester.length(table);; length = tester.length(table)) {
    const Doc::Array played(actions.as_array().begin(), actions.as_array().begin() + length);
    const Doc loaded = tester.get("load", {{"save", with(without(save, "position"), "actions", played)}});
    CHECK(at(loaded, "verified") == Doc(true));
    CHECK(at(loaded, "older") == Doc(false));
    CHECK(tester.save(text_at(loaded, "table")) == tester.save(table));
    if (length == first) break;
    tester.get("undo", {{"table", table}});
  }
  Doc::Array nonsense = actions.as_array();
  nonsense.emplace_back("dance");
  const Doc parted = tester.ask("load", {{"save", with(without(save, "position"), "actions", nonsense)}});
  CHECK(text_at(parted, "error.path") == "save.actions[" + std::to_string(nonsense.size() - 1) + "]");
}

TEST_CASE("a fault of a position says what would be right, and nothing impossible") {
  Tester tester;
  const Doc position = json(tester.view(tester.open(2, "words"), "all"));
  const auto error = [&](const Doc& wrong) { return at(tester.ask("load", {{"position", wrong}}), "error"); };
  CHECK(text_at(error(with(position, "version", 3)), "message") == "version: should be from 1 to 2, not 3");
  CHECK(text_at(error(with(position, "version", 1)), "path") == "position.version");

  const Doc ghost = error(with(position, "ghost", Doc::object()));
  CHECK(text_at(ghost, "path") == "position.ghost");
  CHECK(text_at(ghost, "message") == "ghost: should be null: only the solo game has a Ghost");

  // Of the first type with a hidden card in the row, say that every card has been seen and lies in the box.
  std::string type;
  const Doc row = at(position, "crypt");
  for (const Doc& slot : row.as_array()) {
    if (at(slot, "card").is_object() && at(slot, "card.value").is_null()) type = text_at(slot, "card.type");
  }
  REQUIRE_FALSE(type.empty());
  Doc::Array unseen = at(position, "unseen." + type).as_array();
  Doc::Array box = at(position, "box").as_array();
  for (std::size_t value = 0; value < unseen.size(); ++value) {
    for (std::int64_t i = unseen[value].as_integer(); i > 0; --i) {
      Doc card = Doc::object().set("type", type).set("value", static_cast<std::int64_t>(value) + 1);
      card.set("face", "up").set("known", json("[0,1]"));
      box.push_back(card.set("gone", static_cast<std::int64_t>(box.size()) + 1));
    }
    unseen[value] = 0;
  }
  const Doc few = with(with(position, "unseen", with(at(position, "unseen"), type, unseen)), "box", box);
  const Doc surplus = error(few);
  CHECK(text_at(surplus, "path") == "position.unseen." + type);
  CHECK(text_at(surplus, "message").find("too many") != std::string::npos);
}

// Every value of the position, replaced by something else, is refused or leads to another position: never a crash.
void damage(Tester& tester, const Doc& part, const std::function<Doc(const Doc&)>& put, int& refused) {
  for (const Doc& value : {Doc(), Doc(-1), Doc(99), Doc("x"), Doc(Doc::array())}) {
    const Doc position = put(value);
    if (value == part || position.is_null()) continue;
    const Doc reply = tester.ask("load", {{"position", position}, {"limit", 0}});
    if (at(reply, "ok") == Doc(false)) {
      const std::string code = text_at(reply, "error.code");
      CHECK((code == "bad_save" || code == "unknown_game"));
      CHECK(text_at(reply, "error.path").starts_with("position"));
      ++refused;
    } else {
      tester.get("close", {{"table", at(reply, "table")}});
    }
  }
  if (part.is_object()) {
    for (const auto& [key, value] : part.as_object()) {
      damage(tester, value, [&, name = key](const Doc& v) { return put(with(part, name, v)); }, refused);
    }
  } else if (part.is_array()) {
    for (std::size_t i = 0; i < part.as_array().size(); ++i) {
      damage(
          tester, part.as_array()[i],
          [&](const Doc& v) {
            Doc::Array items = part.as_array();
            items[i] = v;
            return put(Doc(items));
          },
          refused);
    }
  }
}

TEST_CASE("a position with any value damaged is refused with its path or loads whole") {
  Tester tester;
  const std::string table = tester.open(2, "position");
  Rng rng(11);
  tester.play(table, rng, 20);
  const Doc position = json(tester.view(table, "all"));
  int refused = 0;
  damage(tester, position, [](const Doc& v) { return v; }, refused);
  CHECK(refused > 300);
}

}  // namespace
}  // namespace uc::test
