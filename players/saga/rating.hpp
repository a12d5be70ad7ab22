// How good the legal actions of a position look for who decides, at a glance: gains in logits of the chance to win,
// against doing nothing. Knowledge for computer players; no rule.
#pragma once

#include "outlook.hpp"

namespace uc::saga {

inline int apart(Square a, Square b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

// The rate of what leads nowhere: a trade that helps nobody.
inline constexpr float kIdle = -1.0F;

class Rater {
 public:
  Rater(const Saga& game, const State& state);

  float rate(Action action);
  // The chance of the heroes, with what the model that acts, or the Overlord with Commands left, can still gain.
  float chance();
  const Outlook& outlook() const { return outlook_; }

 private:
  // An enemy of who moves, as it will defend.
  struct Foe {
    std::uint8_t model = 0;
    Square at;
    std::uint8_t size = 1;
    std::uint8_t defence = 0, armour = 0;
    bool engaged = false;  // by another friend
    float worth = 0;       // of one that is hit, or gone
    float hits = 0;        // chance that it wounds who moves
    std::uint8_t reach = 0;
  };
  // What a spell of who moves does.
  struct Blast {
    std::uint8_t dice = 0;
    Range range{};
    bool los = false;
  };

  float gain(const Attack& attack) const;  // for the attacker's side
  float result(const Figure& target, int model, const std::array<float, HitTable::kHits>& hits, bool destroys) const;
  float chance_after(const Attack& attack, float base) const;  // of the heroes
  float rate_fight(int model, int target, const Manner& manner) const;
  float rate_cast(const said::Cast& chosen) const;
  float rate_ward(int t) const;
  float rate_effect(const Effect& effect, const Spell& spell, const said::Cast& chosen, int bonus) const;
  float rate_lasting(int target, int source) const;
  float rate_move(Square to, Facing facing);
  float rate_break(Square to) const;
  float rate_casts(int model, bool major) const;
  float rate_feat(int place) const;
  float rate_use(const said::Use& used) const;
  float rate_trade(const said::Trade& offer) const;
  float rate_interact(int rule) const;
  float rate_raise(Square to, Facing facing, int figure) const;
  float rate_hero(int hero) const;
  float rate_potion(int hero) const;
  float rate_target(int target) const;
  float rate_card(int card) const;
  float best_deed();
  float best_move();
  float hope();
  float rest() const;
  float best_commands(int commands) const;
  float free_attack_cost(int model) const;

  // rating_moves.cpp
  using ByFacing = std::array<float, kFacings>;
  // Who moves as it would stand there, and what its surroundings are like.
  struct Stand {
    Square at;
    const Figure& figure;
    int size;
    Modifiers has;
    bool crippled;
    int engaged = 0;   // enemies whose front arc covers a square of it; Large ones count twice
    float danger = 0;  // wounds that enemies may make
    ByFacing deed{};   // what it can do best there
    ByFacing safety{};
  };
  static int fight_dice(const Stand& stand) {
    return stand.figure.combat + stand.has.dice[FightDice] - (stand.crippled ? 1 : 0);
  }
  void look_around();  // before moves are rated
  Foe foe_at(int model, ModelSet friends) const;
  void rate_square(Square at);  // into square_
  void rate_neighbours(Stand& stand) const;
  void rate_shots(Stand& stand) const;
  float rate_for_hero(Stand& stand) const;
  float rate_for_monster(const Stand& stand) const;
  void rate_locks(Stand& stand) const;
  void rate_rules(Stand& stand) const;
  float strike(const Foe& foe, Square at, int dice, bool fight, int size) const;
  bool sees(Square from, const Foe& foe, Facing facing) const;

  const Saga& game_;
  const State& state_;
  const HitTable& hits_ = hit_table();
  Outlook outlook_;
  int mover_ = kNone;
  bool looked_ = false;
  FixedVector<Foe, kMaxModels> foes_;
  FixedVector<Blast, 8> blasts_;
  Board blocking_;
  Ways to_heroes_;
  Square rated_ = kNowhere;
  ByFacing square_{};
};

}  // namespace uc::saga
