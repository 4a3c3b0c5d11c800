package dev.stoa.application.files;

import dev.stoa.domain.agent.Agent;
import io.vavr.control.Option;

/** Who changes files. */
record Writer(Option<Agent> agent) {

  static final Writer NOBODY = new Writer(Option.none());

  Option<String> agentId() {
    return agent.map(one -> one.id().value());
  }

  /** What a version says of its author. */
  Option<String> name() {
    return agent.map(one -> one.identity().value());
  }
}
