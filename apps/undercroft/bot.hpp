// `undercroft bot`: the table protocol on stdin and stdout, one JSON object a line.
#pragma once

#include <string>

namespace uc {

struct BotOptions {
  std::string content_dir;  // empty: the content built in
};

// Answers requests until `quit` or the end of the input. The exit status: 0, or 2 if the content is faulty.
int run_bot(const BotOptions& options);

}  // namespace uc
