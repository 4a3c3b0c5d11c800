package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PlainText;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;

/**
 * A debate session to open; immutable.
 *
 * @param debate the debate it belongs to; without one it is a separate debate
 * @param domain the discipline that a match of it is rated in
 * @param initiatedBy who requested it
 */
@RecordBuilder
public record NewDebateSession(
    String topic,
    Option<DebateId> debate,
    Topology topology,
    CoordinationProtocol protocol,
    DebateConfig config,
    Option<Discipline> domain,
    Option<String> initiatedBy,
    CanonicalJson metadata) {

  /** The longest topic. */
  public static final int MAX_TOPIC = 100_000;

  /** The longest name of the initiator of a debate. */
  public static final int MAX_INITIATOR = 255;

  /** Refuses text that cannot be stored, and a topology without what it needs. */
  public NewDebateSession {
    PlainText.require("topic", topic, MAX_TOPIC);
    initiatedBy.forEach(who -> PlainText.require("initiated_by", who, MAX_INITIATOR));
    DebateJson.object("metadata", metadata);
    if (topology == Topology.STAR && config.moderator().isEmpty()) {
      throw new InvalidValue("moderator of a star is missing: name it in the config");
    }
    if (topology == Topology.TREE && config.parents().isEmpty()) {
      throw new InvalidValue("parents of a tree are missing: name them in the config");
    }
  }

  /** A mesh with an adaptive protocol and the usual settings. */
  public static NewDebateSession about(String topic) {
    return new NewDebateSession(
        topic,
        Option.none(),
        Topology.GRAPH_MESH,
        CoordinationProtocol.ADAPTIVE,
        DebateConfig.USUAL,
        Option.none(),
        Option.none(),
        CanonicalJson.EMPTY_OBJECT);
  }

  /** A session of this debate. */
  public NewDebateSession debate(String id) {
    return NewDebateSessionBuilder.from(this).debate(Option.some(new DebateId(id))).build();
  }

  /** With a topology and the settings it needs. */
  public NewDebateSession topology(Topology value, DebateConfig settings) {
    return NewDebateSessionBuilder.from(this).topology(value).config(settings).build();
  }

  /** With a protocol. */
  public NewDebateSession protocol(CoordinationProtocol value) {
    return NewDebateSessionBuilder.from(this).protocol(value).build();
  }

  /** With other settings. */
  public NewDebateSession config(DebateConfig value) {
    return NewDebateSessionBuilder.from(this).config(value).build();
  }

  /** With the discipline that a match of it is rated in. */
  public NewDebateSession domain(String value) {
    return NewDebateSessionBuilder.from(this).domain(Option.some(new Discipline(value))).build();
  }

  /** With its initiator. */
  public NewDebateSession initiatedBy(String who) {
    return NewDebateSessionBuilder.from(this).initiatedBy(Option.some(who)).build();
  }

  /** With metadata. */
  public NewDebateSession metadata(CanonicalJson value) {
    return NewDebateSessionBuilder.from(this).metadata(value).build();
  }
}
