package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why a hand-off operation was refused. Each is a normal result, not an exception. */
public sealed interface HandOffRefused extends Refusal {

  /** The channel, the message or an agent was refused. */
  record NotInChannel(ChannelRefused reason) implements HandOffRefused, Refusal.PassedOn {}

  /** Sender and receiver are one. */
  @RefusalCode("hand_off.to_oneself")
  record ToOneself(AgentId agent) implements HandOffRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "to is the sender " + agent + " itself: hand off to another agent";
    }
  }

  /** No hand-off has this id. */
  @RefusalCode("hand_off.unknown")
  record Unknown(HandOffId id) implements HandOffRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "hand_off_id " + id + " names no hand-off: list the receiver's hand-offs to find it";
    }
  }

  /** Only the receiver may do this. */
  @RefusalCode("hand_off.not_receiver")
  record NotReceiver(HandOffId id, AgentId by) implements HandOffRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "hand-off " + id + " was not handed to " + by + ": only its receiver may do this";
    }
  }

  /** Only the sender may do this. */
  @RefusalCode("hand_off.not_sender")
  record NotSender(HandOffId id, AgentId by) implements HandOffRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "hand-off " + id + " did not come from " + by + ": only its sender may cancel it";
    }
  }

  /** It must be acknowledged before it is closed. */
  @RefusalCode("hand_off.not_acknowledged")
  record NotAcknowledged(HandOffId id) implements HandOffRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "hand-off " + id + " is still open: acknowledge it before closing it";
    }
  }

  /** Nothing more can happen to it. */
  @RefusalCode("hand_off.over")
  record Over(HandOffId id, HandOffStatus status) implements HandOffRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "hand-off " + id + " is " + status.label() + " already: create a new hand-off";
    }
  }
}
