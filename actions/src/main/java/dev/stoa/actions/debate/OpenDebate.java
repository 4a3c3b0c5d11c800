package dev.stoa.actions.debate;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.time.Duration;

/** A debate session to open. */
record OpenDebate(
    @Param(value = "What is debated.", position = 0) String topic,
    @Param(value = "The debate it is a session of; a debate of its own without it.", label = "id")
        Option<DebateId> debate,
    @Param(value = "Who may speak to whom.", defaultValue = "graph_mesh") Topology topology,
    @Param(value = "How agents are coordinated.", defaultValue = "adaptive")
        CoordinationProtocol protocol,
    @Param(value = "The most rounds.", min = 1, max = 1000, defaultValue = "3") int maxRounds,
    @Param(value = "How long a run may take.", defaultValue = "5m") Duration timeout,
    @Param(
            value = "The consensus from which a run stops early.",
            min = 0,
            max = 1,
            defaultValue = "0.75")
        double threshold,
    @Param(value = "A phase after which approval is needed.", option = "gate")
        Seq<DebatePhase> gates,
    @Param(value = "The centre of a star.", label = "name") Option<AgentName> moderator,
    @Param(value = "The parent of each agent of a tree but its root.", option = "parent")
        Map<AgentName, AgentName> parents,
    @Param(value = "The agents in the order of a chain.", option = "participant")
        Seq<AgentName> participants,
    @Param(value = "The discipline that a match is rated in.", label = "name")
        Option<Discipline> domain,
    @Param("Who asked for it.") Option<String> initiatedBy,
    @Param(value = "A JSON object.", defaultValue = "{}") CanonicalJson metadata) {

  NewDebateSession session() {
    DebateConfig config =
        new DebateConfig(
            maxRounds, timeout, threshold, TreeSet.ofAll(gates), moderator, parents, participants);
    return new NewDebateSession(
        topic, debate, topology, protocol, config, domain, initiatedBy, metadata);
  }
}
