#include "campaign.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "apps/undercroft/terminal/shell/client.hpp"
#include "doc_get.hpp"
#include "files.hpp"
#include "protocol/json.hpp"

namespace uc {

Result<Doc> CampaignFile::read_from(const std::string& path, Client& client, std::string& text) const {
  Result<std::string> read = read_text_file(path);
  if (!read) return read.fault();
  text = std::move(*read);
  const Result<Doc> doc = parse_json(text);
  if (!doc) return Fault{"bad_campaign", path + ": " + doc.fault().message, "", ""};
  const Result<Doc> checked = client.ask("check", Doc::object().set("game", game_).set("campaign", *doc));
  if (!checked) return Fault{"bad_campaign", path + ": this is not a campaign", "", ""};
  const Doc::Array& faults = get_list(*checked, "faults");
  if (faults.empty()) return *doc;
  const Fault first{get_text(faults.front(), "code"), get_text(faults.front(), "message"),
                    get_text(faults.front(), "path"), get_text(faults.front(), "rule")};
  return Fault{first.code, path + ": " + told(first), "", first.rule};
}

Result<Doc> CampaignFile::read(Client& client) { return read_from(path_, client, text_); }

Result<Doc> CampaignFile::read_backup(Client& client) const {
  std::string text;
  return read_from(backup(), client, text);
}

std::string CampaignFile::keep(const Doc& document) {
  if (file_exists(path_)) {
    const Result<std::string> there = read_text_file(path_);
    if (!there) return there.fault().message;
    if (*there != text_) return path_ + ": another program has changed it meanwhile";
  }
  if (!text_.empty()) {
    if (const std::string why = write_text_file(backup(), text_, Readers::Others, Names::Ours); !why.empty()) {
      return backup() + ": " + why;
    }
  }
  std::string text = to_pretty_json(document);
  // A link of the usual name that leads nowhere is nobody's campaign.
  const Names names = given_ || !text_.empty() ? Names::Given : Names::Ours;
  if (const std::string why = write_text_file(path_, text, Readers::Others, names); !why.empty())
    return path_ + ": " + why;
  text_ = std::move(text);
  return {};
}

Result<std::string> CampaignFile::restore(const Doc& last_good) {
  std::string aside;
  if (file_exists(path_)) {
    aside = path_ + ".damaged";
    for (int number = 2; file_exists(aside); ++number) aside = path_ + ".damaged-" + std::to_string(number);
    if (std::rename(path_.c_str(), aside.c_str()) != 0) {
      return Fault{"bad_request", path_ + ": " + std::strerror(errno), "", ""};
    }
  }
  text_.clear();
  if (const std::string why = keep(last_good); !why.empty()) return Fault{"bad_request", why, "", ""};
  return aside;
}

std::string CampaignFile::game_file(std::size_t steps, int number) const {
  const std::string_view ending = ".json";
  std::string name = path_.ends_with(ending) ? path_.substr(0, path_.size() - ending.size()) : path_;
  name += ".game" + std::to_string(steps);
  if (number > 1) name += "-" + std::to_string(number);
  return name + std::string(ending);
}

}  // namespace uc
