package dev.stoa.application.agent;

import static java.util.function.Predicate.not;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Gives work to agents that exist, within the unit of work that is open. */
final class CreateTasks {

  private final AgentTasks tasks;
  private final InstantSource clock;
  private final IdSource ids;

  CreateTasks(AgentTasks tasks, InstantSource clock, IdSource ids) {
    this.tasks = tasks;
    this.clock = clock;
    this.ids = ids;
  }

  Either<AgentTaskRefused, Seq<AgentTask>> create(Seq<AgentTaskOrder> orders) {
    if (orders.size() > AgentTaskOrder.MAX_BATCH) {
      return Either.left(
          new AgentTaskRefused.TooMany("orders", orders.size(), AgentTaskOrder.MAX_BATCH));
    }
    if (orders.isEmpty()) {
      return Either.right(Vector.empty());
    }
    Seq<AgentId> agents = orders.map(AgentTaskOrder::agent).distinct();
    Option<AgentId> unknown = agents.find(not(tasks.knownAgents(agents)::contains));
    if (unknown.isDefined()) {
      return Either.left(new AgentTaskRefused.UnknownAgent(unknown.get()));
    }
    Seq<ChannelId> channels = orders.flatMap(AgentTaskOrder::channel).distinct();
    Option<ChannelId> nowhere =
        channels.isEmpty()
            ? Option.none()
            : channels.find(not(tasks.knownChannels(channels)::contains));
    if (nowhere.isDefined()) {
      return Either.left(new AgentTaskRefused.UnknownChannel(nowhere.get()));
    }
    return Either.right(
        tasks.add(
            orders.map(order -> Tuple.of(new AgentTaskId(ids.next()), order)), clock.instant()));
  }
}
