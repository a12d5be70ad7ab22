// What things are worth to computer players of Dungeon Saga, in logits of the chance to win, and how far they look.
// Tuned by play: what they say of each other counts, not each by itself.
#pragma once

namespace uc::saga::weight {

inline constexpr float kWin = 4.0F;  // what wins the game at once

// --- wounds and what is gone ---
inline constexpr float kLastWound = 3.0F;  // of a hero whose loss may lose the game
inline constexpr float kBossWound = 0.35F;
inline constexpr float kMinionWound = 0.9F;    // share of its worth that all wounds of a minion are
inline constexpr float kNoPile = 0.03F;        // no bones are left to be raised
inline constexpr float kHesitantWound = 4.0F;  // the last wound, while a potion could still keep it off

// --- attacks that are hoped for ---
inline constexpr float kLater = 0.85F;         // share of what a model that is asked may still gain
inline constexpr float kCommand = 0.8F;        // share of an attack by a model that has not been activated
inline constexpr float kFewerMonsters = 0.7F;  // share of an attack by others, or of one that does not happen
inline constexpr float kActivation = 0.03F;    // of a model that finds nobody to attack
inline constexpr float kIdleCommand = 0.06F;   // one that can only raise somebody
inline constexpr int kIdleCommands = 3;        // more of these count for nothing
inline constexpr float kChain = 1.5F;          // attacks that an Unstoppable one comes to
inline constexpr float kVolley = 2.6F;         // shots of a volley at the best target that count
inline constexpr float kMoreShots = 0.9F, kMoreSpells = 0.8F;  // share of each that is left

// --- spells ---
inline constexpr float kMajorCost = 0.03F;                      // a Major spell recharges longer
inline constexpr float kCrystalCost = 0.06F;                    // and as much again by its value
inline constexpr float kSpoiledTurn = 0.25F;                    // the token of a hero
inline constexpr float kGuardDie = 0.14F, kGuardArmour = 0.2F;  // for each wound that is to be feared
inline constexpr float kLostGuardDie = 0.12F, kLostFightDie = 0.05F;
inline constexpr float kAnyWound = 0.1F;                           // on top of what a wound costs
inline constexpr float kAnyThreat = 0.2F;                          // on top of the wounds that are to be feared
inline constexpr float kSlightCurse = 0.02F, kSlightWear = 0.01F;  // laid on whom nobody threatens or attacks
inline constexpr float kHeldBack = 0.6F;                           // share of the attack of a monster that cannot move
inline constexpr int kFarShot = 12;  // squares within which a shooter will find its target
inline constexpr float kBonusMove = 0.03F, kBonusStep = 0.004F;
inline constexpr int kBonusSteps = 10;  // more of them count for nothing
inline constexpr float kCrystal = 0.09F;
inline constexpr float kHealed = 0.34F, kHealedMinion = 0.08F;
inline constexpr float kSummoned = 0.3F, kSummonedIfWounded = 0.08F;
inline constexpr float kPile = 0.05F;
inline constexpr float kAnimated = 0.25F;

// --- Feats ---
inline constexpr float kFeatCost = 0.2F;  // one that is gone
inline constexpr float kImmunity = 0.5F;  // share of the wounds that are to be feared
inline constexpr float kFeatAnimated = 0.12F;
inline constexpr float kDevoured = 0.12F, kDevourCost = 0.1F;  // for each wound; for the minion

// --- items and trade ---
inline constexpr float kKeyCost = 0.15F, kWardStoneCost = 0.1F;
inline constexpr float kRightMoment = 0.05F, kWrongMoment = -0.05F;  // for what heals
inline constexpr float kUsefulOil = 0.04F, kUselessOil = -0.04F, kLateOil = -0.1F;
inline constexpr float kFarBoots = 0.02F, kNearBoots = -0.04F;
inline constexpr int kFarWay = 8;            // steps that are worth boots
inline constexpr float kPotionMoved = 0.5F;  // share of the difference in what a wound costs
inline constexpr float kCrystalMoved = 0.08F;
inline constexpr float kGoodTrade = 0.05F;  // from here on it is one
inline constexpr float kPickUp = 0.5F;

// --- squares ---
inline constexpr float kUnknownHit = 0.1F;                  // for each die of an enemy of which nothing is known
inline constexpr float kNotBeside = 0.75F;                  // share of the wounds by enemies that must come first
inline constexpr int kWatched = 6;                          // squares within which enemies should be looked at
inline constexpr float kBackBeside = 0.07F, kBack = 0.02F;  // for each that is not
inline constexpr float kDanger = 0.30F, kAnyDanger = 0.05F;
inline constexpr float kShooterEngaged = 0.15F, kMoreEngaged = 0.06F;  // heroes
inline constexpr float kExit = 0.6F;
inline constexpr float kMonsterStep = 0.012F, kMonsterShooterEngaged = 0.1F, kMonsterMoreEngaged = 0.03F;
inline constexpr float kBreakFree = 0.3F, kBreak = 0.05F;  // of who should not be engaged; of others
inline constexpr float kRule = 0.5F, kOtherRule = 0.02F;   // a special rule that leads on; another

// --- the Overlord ---
inline constexpr float kRaiseCost = 0.06F;                           // the pile and the Command
inline constexpr float kRaisedNear = 0.1F, kRaisedAnywhere = 0.02F;  // for the wound that it may make
inline constexpr int kRaisedWatch = 5;
inline constexpr float kRaisedBlind = 0.01F, kRaisedBackwards = 0.05F;
inline constexpr float kHolds = 0.08F;  // a hero who needs to be free
inline constexpr float kCardCost = 0.05F, kInterruptCost = 0.04F, kCardAnimated = 0.1F;

// --- who goes first, and small preferences ---
inline constexpr float kStrongFirst = 0.05F, kNearFirst = 0.5F;
inline constexpr float kEndForRule = 1.0F;
inline constexpr float kStop = -0.01F, kYes = 0.01F, kNo = 0.005F;
inline constexpr float kDrink = 1.0F, kDrinkAt = 0.15F;  // from this cost of a wound on a potion is drunk

}  // namespace uc::saga::weight
