#include "adventure.hpp"

#include "parts.hpp"

namespace uc::saga {

namespace {

using namespace reading;  // NOLINT(google-build-using-namespace): the helpers of this very file's neighbours

constexpr int kMostRounds = 60;
constexpr int kMostOrder = 99;
constexpr std::string_view kPileEmpty[] = {"continue", "overlord_wins"};

void read_head(DocReader& file, Adventure& adventure) {
  check_sourced(file, {"$schema", "schema",  "id",        "code",       "order",       "name",  "source_notes",
                       "intro",   "heroes",  "overlord",  "pile_empty", "round_limit", "map",   "areas",
                       "doors",   "chests",  "furniture", "bone_piles", "monsters",    "exits", "special_rules",
                       "victory", "endings", "rewards",   "earlier"});
  expect_text(file.member("schema"), "saga-adventure/1");
  Ids taken;
  adventure.id = read_id(file.member("id"), taken);
  check_text(file.member("code"));
  number(file.member("order"), 0, kMostOrder);
  check_words(file.member("name"));
  check_words(file.member("intro"));
  if (std::optional<DocReader> endings = file.optional("endings")) {
    check_members(*endings, {"heroes", "overlord"});
    check_words(endings->member("heroes"));
    check_words(endings->member("overlord"));
  }
  if (std::optional<DocReader> notes = file.optional("source_notes")) check_text(*notes);
  adventure.pile_empty_loses = file.member("pile_empty").choice(kPileEmpty) == 1;
  adventure.round_limit = number(file.member("round_limit"), 1, kMostRounds);
}

}  // namespace

namespace reading {

std::shared_ptr<const Adventure> read_one(DocReader& file, const Content& content, std::uint8_t place) {
  Plan plan{content, {}, {}, {}};
  plan.adventure.number = place;
  if (file.doc() != nullptr) plan.adventure.document = *file.doc();
  uc::reading::check_printable(file);
  read_head(file, plan.adventure);
  // Each looks at what was read before it.
  const auto read = [&](std::string_view chapter, void (*reader)(DocReader, Plan&)) {
    if (!file.failed()) reader(file.member(chapter), plan);
  };
  read("areas", read_area_names);
  read("map", read_map);
  read("doors", read_doors);
  read("chests", read_chests);
  read("furniture", read_furniture);
  read("bone_piles", read_bones);
  read("monsters", read_monsters);
  read("exits", read_exits);
  read("heroes", read_party);
  read("overlord", read_overlord);
  read("special_rules", read_rules);
  read("victory", read_victory);
  read("rewards", read_rewards);
  const auto check = [&](auto checker) {
    if (!file.failed()) checker(file, plan);
  };
  check(check_layout);
  check(check_gates);
  check(check_standing);
  check(check_picture);
  check(check_goals);
  check(check_walk);
  if (file.failed()) return nullptr;
  return std::make_shared<const Adventure>(std::move(plan.adventure));
}

}  // namespace reading

Result<std::shared_ptr<const Adventure>> read_adventure(const Content& content, const Doc& doc, std::string code) {
  DocReader file(doc, std::move(code));
  std::uint8_t place = 0;
  const Doc* id = doc.find("id");
  for (std::size_t i = 0; i < content.campaign.sequence.size() && id != nullptr && id->is_string(); ++i) {
    if (content.adventures[content.campaign.sequence[i]]->id == id->as_string())
      place = static_cast<std::uint8_t>(i + 1);
  }
  std::shared_ptr<const Adventure> adventure = read_one(file, content, place);
  if (file.failed()) return *file.fault();
  return adventure;
}

}  // namespace uc::saga
