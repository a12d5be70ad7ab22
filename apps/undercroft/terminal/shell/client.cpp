#include "client.hpp"

#include <utility>

#include "apps/undercroft/content_dir.hpp"
#include "apps/undercroft/doc_get.hpp"
#include "protocol/host.hpp"

namespace uc {

Client::Client(std::unique_ptr<Host> host, std::string content_dir)
    : host_(std::move(host)), content_dir_(std::move(content_dir)) {}
Client::~Client() = default;

Result<std::unique_ptr<Client>> Client::open(const std::string& content_dir) {
  Result<Contents> contents = contents_of(content_dir);
  if (!contents) return contents.fault();
  HostConfig config;
  config.contents = std::move(*contents);
  return std::unique_ptr<Client>(new Client(std::make_unique<Host>(std::move(config)), content_dir));
}

Result<Doc> Client::ask(std::string_view command, Doc fields) {
  fields.set("cmd", command);
  Doc reply = host_->handle(fields);
  if (get_bool(reply, "ok")) return reply;
  const Doc& error = get(reply, "error");
  return Fault{get_text(error, "code"), get_text(error, "message"), get_text(error, "path"), get_text(error, "rule")};
}

}  // namespace uc
