// The file of a campaign: whatever goes wrong, a sound version stays, and nobody's file is overwritten.
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "apps/undercroft/campaign.hpp"
#include "apps/undercroft/files.hpp"
#include "apps/undercroft/terminal/shell/client.hpp"
#include "support.hpp"

namespace uc::test {
namespace {

namespace fs = std::filesystem;

struct Folder {
  std::string path;
  Folder() {
    std::string name = (fs::temp_directory_path() / "campaign-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path = name;
  }
  ~Folder() { fs::remove_all(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file(std::string_view name = "c.json") const { return path + "/" + std::string(name); }
  std::size_t files() const { return static_cast<std::size_t>(std::distance(fs::directory_iterator(path), {})); }
};

std::string text_of(const std::string& path) {
  const Result<std::string> text = read_text_file(path);
  return text ? *text : "";
}

void write(const std::string& path, std::string_view text) { std::ofstream(path, std::ios::binary) << text; }

// No file may grow beyond so many bytes, as on a disk that is full.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &old_);
    const rlimit small{bytes, old_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &old_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit old_{};
  void (*handler_)(int) = nullptr;
};

struct Desktop {
  std::unique_ptr<Client> client = std::move(*Client::open(""));
  Folder folder;

  Doc begin() { return at(*client->ask("campaign", Doc::object().set("game", "onedeck")), "campaign"); }
  Doc next(const Doc& document, std::string_view step) {
    return at(*client->ask("campaign", Doc::object().set("campaign", document).set("step", step)), "campaign");
  }
};

TEST_CASE("the file of a campaign is written whole, and the version before is kept beside it") {
  Desktop desk;
  const std::string path = desk.folder.file();
  CampaignFile file(path, "onedeck");
  const Doc first = desk.begin();
  CHECK(file.keep(first).empty());
  CHECK_FALSE(file_exists(file.backup()));
  const Doc second = desk.next(first, "party mage");
  CHECK(file.keep(second).empty());
  CHECK(text_of(path) == to_pretty_json(second));
  CHECK(text_of(file.backup()) == to_pretty_json(first));
  CHECK(desk.folder.files() == 2);  // no draft is left behind
  CampaignFile again(path, "onedeck");
  const Result<Doc> read = again.read(*desk.client);
  REQUIRE_MESSAGE(read.ok(), read.fault().message);
  CHECK(*read == second);
  CHECK(*again.read_backup(*desk.client) == first);
  CHECK(again.keep(desk.next(second, "drop")).empty());
  CHECK(text_of(again.backup()) == to_pretty_json(second));
}

TEST_CASE("a full disk leaves the campaign as it was, and says so") {
  Desktop desk;
  const std::string path = desk.folder.file();
  CampaignFile file(path, "onedeck");
  const Doc first = desk.begin();
  const Doc second = desk.next(first, "party mage");
  const Doc third = desk.next(second, "dungeon lichs_tomb");
  REQUIRE(file.keep(first).empty());
  REQUIRE(file.keep(second).empty());
  for (const rlim_t bytes : {rlim_t{0}, rlim_t{100}, rlim_t{to_pretty_json(first).size()}}) {
    std::string why;
    {
      const FullDisk full(bytes);
      why = file.keep(third);
    }
    CHECK_FALSE(why.empty());
    CHECK(why.find(path) != std::string::npos);
    CHECK(text_of(path) == to_pretty_json(second));
    CHECK(desk.folder.files() == 2);
    CampaignFile again(path, "onedeck");
    CHECK(again.read(*desk.client).ok());
    CHECK(again.read_backup(*desk.client).ok());
  }
  CHECK(file.keep(third).empty());  // there is room again
  CHECK(text_of(path) == to_pretty_json(third));
}

TEST_CASE("a link that somebody planted under a name of ours is not followed") {
  Desktop desk;
  const std::string path = desk.folder.file();
  const std::string victim = desk.folder.file("victim");
  write(victim, "precious");
  const auto plant = [&](const std::string& name) { fs::create_symlink(victim, name); };
  CampaignFile file(path, "onedeck");
  const Doc first = desk.begin();
  REQUIRE(file.keep(first).empty());
  plant(file.backup());
  plant(path + ".draft");
  plant(file.backup() + ".draft");
  CHECK(file.keep(desk.next(first, "party mage")).empty());
  CHECK(text_of(victim) == "precious");
  CHECK_FALSE(fs::is_symlink(file.backup()));
  CHECK(text_of(file.backup()) == to_pretty_json(first));
  // The usual name, and nothing there: a link that leads nowhere makes nothing elsewhere.
  const std::string usual = desk.folder.file("onedeck-campaign.json");
  fs::create_symlink(desk.folder.file("elsewhere"), usual);
  CampaignFile another(usual, "onedeck", false);
  CHECK(another.keep(first).empty());
  CHECK_FALSE(file_exists(desk.folder.file("elsewhere")));
  CHECK(text_of(usual) == to_pretty_json(first));
}

TEST_CASE("a draft that a killed program left behind is used again, somebody else's is left alone") {
  const Folder folder;
  const std::string path = folder.file("save.json");
  const std::string draft = path + ".draft";
  write(draft, "half a ga");
  CHECK(write_text_file(path, "whole").empty());
  CHECK(text_of(path) == "whole");
  CHECK(folder.files() == 1);
  write(folder.file("precious"), "precious");
  fs::create_hard_link(folder.file("precious"), draft);
  CHECK(write_text_file(path, "again").empty());
  CHECK(text_of(path) == "again");
  CHECK(text_of(draft) == "precious");
  fs::remove(draft);
  REQUIRE(mkfifo(draft.c_str(), 0600) == 0);
  CHECK(write_text_file(path, "and again").empty());
  CHECK(text_of(path) == "and again");
  CHECK(folder.files() == 3);
}

TEST_CASE("a folder that is not there or a name that is a folder is a reason, not a loss") {
  Desktop desk;
  CampaignFile nowhere(desk.folder.file("no/such/c.json"), "onedeck");
  CHECK(nowhere.keep(desk.begin()).find("no/such/c.json") != std::string::npos);
  CampaignFile folder(desk.folder.path, "onedeck");
  CHECK_FALSE(folder.read(*desk.client).ok());
  CHECK_FALSE(folder.keep(desk.begin()).empty());
}

TEST_CASE("a file that another program has changed meanwhile is not overwritten") {
  Desktop desk;
  const std::string path = desk.folder.file();
  CampaignFile one(path, "onedeck");
  const Doc first = desk.begin();
  REQUIRE(one.keep(first).empty());
  CampaignFile two(path, "onedeck");
  REQUIRE(two.read(*desk.client).ok());
  REQUIRE(two.keep(desk.next(first, "party mage")).empty());
  const std::string theirs = text_of(path);
  CHECK_FALSE(one.keep(desk.next(first, "party rogue")).empty());
  CHECK(text_of(path) == theirs);
  CampaignFile blind(path, "onedeck");  // has read nothing
  CHECK_FALSE(blind.keep(desk.begin()).empty());
  CHECK(text_of(path) == theirs);
}

TEST_CASE("a damaged file is named with place and reason, and kept when the last good one takes its place") {
  Desktop desk;
  const std::string path = desk.folder.file();
  CampaignFile file(path, "onedeck");
  const Doc first = desk.begin();
  REQUIRE(file.keep(first).empty());
  REQUIRE(file.keep(desk.next(first, "party mage")).empty());
  std::string edited = text_of(path);
  edited.replace(edited.find("\"games\": 0"), 10, "\"games\": 7");
  const struct {
    std::string text;
    std::string_view reason;
  } damages[] = {{"", ""},
                 {text_of(path).substr(0, 300), ""},
                 {"[]", "object"},
                 {R"({"format":"undercroft-save","game":"crypt"})", "game"},
                 {edited, "state.sheets[0].games"}};
  int number = 0;
  for (const auto& [text, reason] : damages) {
    write(path, text);
    CampaignFile damaged(path, "onedeck");
    const Result<Doc> read = damaged.read(*desk.client);
    REQUIRE_FALSE(read.ok());
    CHECK(read.fault().message.starts_with(path + ": "));
    CHECK(read.fault().message.find(reason) != std::string::npos);
    CHECK(text_of(path) == text);
    const Result<Doc> last = damaged.read_backup(*desk.client);
    REQUIRE(last.ok());
    const Result<std::string> aside = damaged.restore(*last);
    REQUIRE_MESSAGE(aside.ok(), aside.fault().message);
    CHECK(*aside == path + (++number == 1 ? ".damaged" : ".damaged-" + std::to_string(number)));
    CHECK(text_of(*aside) == text);
    CHECK(text_of(path) == to_pretty_json(first));
    CHECK(text_of(file.backup()) == to_pretty_json(first));
  }
}

TEST_CASE("games of a campaign have files of their own beside it") {
  const CampaignFile file("evening/friends.json", "onedeck");
  CHECK(file.game_file(3, 1) == "evening/friends.game3.json");
  CHECK(file.game_file(12, 2) == "evening/friends.game12-2.json");
  CHECK(CampaignFile("friends", "onedeck").game_file(3, 1) == "friends.game3.json");
}

}  // namespace
}  // namespace uc::test
