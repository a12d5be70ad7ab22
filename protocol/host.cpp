#include "host.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string>
#include <utility>

#include "commands.hpp"
#include "core/shorten.hpp"
#include "json.hpp"

namespace uc {
namespace {

struct Named {
  std::string_view name;
  Command run;
};

constexpr Named kCommands[] = {
    {"hello", hello},     {"new", new_game},    {"turn", show_turn},    {"act", act},           {"view", view},
    {"undo", undo},       {"history", history}, {"save", save},         {"load", load},         {"suggest", suggest},
    {"explain", explain}, {"check", check},     {"campaign", campaign}, {"close", close_table}, {"quit", quit},
    {"review", review},   {"try", try_line},    {"content", content},   {"look", look},
};

Doc error_reply(Doc id, const Fault& fault, std::string words) {
  Doc error = Doc::object();
  error.set("code", fault.code).set("message", std::move(words));
  if (!fault.rule.empty()) error.set("rule", fault.rule);
  if (!fault.path.empty()) error.set("path", fault.path);
  return Doc::object().set("id", std::move(id)).set("ok", false).set("error", std::move(error));
}

Reply run(HostData& host, const Doc& request) {
  DocReader fields(request, "bad_request");
  const std::string name = fields.member("cmd").text();
  if (const auto fault = fields.fault()) return *fault;
  for (const Named& command : kCommands) {
    if (command.name == name) return command.run(host, fields);
  }
  return Fault{"unknown_command", "there is no command " + shortened(name), "cmd", ""};
}

Fault long_line(const HostLimits& limits) {
  return {"limit", "a request has at most " + std::to_string(limits.line) + " bytes", "", ""};
}

}  // namespace

void entropy_of_the_system(std::span<std::uint8_t> bytes) {
  // A table without good randomness would be unfair without anybody noticing: better none.
  if (getentropy(bytes.data(), bytes.size()) != 0) std::abort();
}

Host::Host(HostConfig config) : data_(std::make_unique<HostData>()) {
  if (!config.entropy) config.entropy = entropy_of_the_system;
  data_->config = std::move(config);
}

Host::~Host() = default;

bool Host::quit() const { return data_->quit; }

Doc Host::handle(const Doc& request) {
  ++data_->requests;
  const Doc* given = request.find("id");
  Doc id = given != nullptr ? *given : Doc();
  Reply reply = run(*data_, request);
  if (!reply) return error_reply(std::move(id), reply.fault(), fault_words(*data_, reply.fault()));
  Doc whole = Doc::object().set("id", std::move(id)).set("ok", true);
  for (Doc::Member& member : reply->as_object()) whole.as_object().push_back(std::move(member));
  return whole;
}

std::string Host::request(std::string_view line) {
  if (line.size() > data_->config.limits.line) return reply_to_long_line(data_->config.limits);
  const Result<Doc> request = parse_json(line);
  return to_json(request ? handle(*request) : error_reply(Doc(), request.fault(), request.fault().message));
}

std::string reply_to_long_line(const HostLimits& limits) {
  const Fault fault = long_line(limits);
  return to_json(error_reply(Doc(), fault, fault.message));
}

}  // namespace uc
