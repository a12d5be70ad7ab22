// `undercroft campaign`: a campaign kept in a file, with its last good version beside it.
#pragma once

#include <cstddef>
#include <string>

#include "core/document.hpp"
#include "core/fault.hpp"
#include "look.hpp"

namespace uc {

class Client;

struct CampaignOptions {
  Look look;
  std::string game;
  std::string file;     // empty: <game>-campaign.json, here
  std::string players;  // as in PlayOptions; empty: it is asked before each game
  std::string seed;     // of every game; empty: 256 random bits
};
int run_campaign(const CampaignOptions&);

// The file of one campaign. What it holds is sound before and after every call, whatever happens in between: a new
// version is written beside it and takes its place, the version before becomes FILE.bak. Names that are made up here
// are never followed to where a link under that name leads.
class CampaignFile {
 public:
  // `given`: the name is a person's, who may have made a link of it; else it is the usual one.
  CampaignFile(std::string path, std::string game, bool given = true)
      : path_(std::move(path)), game_(std::move(game)), given_(given) {}

  const std::string& path() const { return path_; }
  std::string backup() const { return path_ + ".bak"; }

  // The campaign in the file, or in FILE.bak. The fault names the file, the place in it and the reason.
  Result<Doc> read(Client& client);
  Result<Doc> read_backup(Client& client) const;

  // Writes the next version. The reason if that fails, else empty. A file that somebody else has changed since it was
  // read is not overwritten.
  std::string keep(const Doc& document);

  // Puts the last good version in the place of a damaged file, which is kept under another name: that name, or nothing
  // if there was no file. A fault if it cannot be done.
  Result<std::string> restore(const Doc& last_good);

  // Where the game that begins after so many steps is saved. `number` tells apart games that were begun anew.
  std::string game_file(std::size_t steps, int number) const;

 private:
  Result<Doc> read_from(const std::string& path, Client& client, std::string& text) const;

  std::string path_;
  std::string game_;
  bool given_;
  std::string text_;  // as it was read or written last; empty: there was no file
};

}  // namespace uc
