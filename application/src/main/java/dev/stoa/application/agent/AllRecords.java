package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.Lazy;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** The records of every context that a workspace has; made when they are first needed. */
final class AllRecords implements AgentRecords {

  private final Lazy<Seq<AgentRecords>> contexts;

  AllRecords(Iterable<AgentRecords> contexts) {
    this.contexts = Lazy.of(() -> Vector.ofAll(contexts));
  }

  @Override
  public void relate(AgentId agent, AgentId other) {
    contexts.get().forEach(one -> one.relate(agent, other));
  }

  @Override
  public Option<AgentRefused> mergeRefusal(AgentName from, AgentName into) {
    return contexts.get().flatMap(one -> one.mergeRefusal(from, into)).headOption();
  }

  @Override
  public Map<String, Long> move(AgentName from, AgentName into) {
    return counted(one -> one.move(from, into));
  }

  @Override
  public Map<String, Long> shared(AgentName agent) {
    return counted(one -> one.shared(agent));
  }

  @Override
  public Map<String, Long> own(AgentName agent) {
    return counted(one -> one.own(agent));
  }

  @Override
  public void remove(AgentName agent) {
    contexts.get().forEach(one -> one.remove(agent));
  }

  private Map<String, Long> counted(Function<AgentRecords, Map<String, Long>> count) {
    return contexts
        .get()
        .foldLeft(
            TreeMap.<String, Long>empty(),
            (all, one) -> all.merge(count.apply(one).filterValues(kind -> kind > 0), Long::sum));
  }
}
