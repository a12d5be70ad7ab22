// The terminal's end of the protocol. Everything the terminal knows of a game comes through here.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc {

class Host;

class Client {
 public:
  // Content from a directory or, if that is empty, from inside the program.
  static Result<std::unique_ptr<Client>> open(const std::string& content_dir);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // One request: the command and its fields (an object). The reply, or the error of a reply that is not ok.
  Result<Doc> ask(std::string_view command, Doc fields = Doc::object());
  // Where the content comes from; empty: from inside the program.
  const std::string& content_dir() const { return content_dir_; }

 private:
  Client(std::unique_ptr<Host> host, std::string content_dir);
  std::unique_ptr<Host> host_;
  std::string content_dir_;
};

}  // namespace uc
