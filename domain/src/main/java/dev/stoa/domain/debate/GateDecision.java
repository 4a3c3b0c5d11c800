package dev.stoa.domain.debate;

import io.vavr.control.Option;

/**
 * Who approves or rejects a gate, and why.
 *
 * @param by a name of up to {@value ApprovalGate#MAX_BY} characters
 */
public record GateDecision(String by, Option<String> reason) {

  /** A decision without a reason. */
  public static GateDecision by(String who) {
    return new GateDecision(who, Option.none());
  }

  /** For this reason. */
  public GateDecision because(String why) {
    return new GateDecision(by, Option.some(why));
  }
}
