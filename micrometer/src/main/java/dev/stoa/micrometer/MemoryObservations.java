package dev.stoa.micrometer;

import dev.stoa.domain.kernel.FinishedUnit;
import dev.stoa.domain.kernel.FinishedUnit.Outcome;
import dev.stoa.domain.kernel.UnitListener;
import io.micrometer.common.KeyValue;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import java.util.Locale;

/**
 * Observes what is done with memories and messages, by the names of OpenTelemetry: {@code
 * StorageConfig.withListener(new MemoryObservations(registry))}. What they say is not observed.
 */
public final class MemoryObservations implements UnitListener {

  /** The name of the observations, and so of their timer. */
  public static final String NAME = "gen_ai.memory.operation";

  private final ObservationRegistry registry;
  private final String store;

  /** Of a workspace that is called {@code stoa}. */
  public MemoryObservations(ObservationRegistry registry) {
    this(registry, "stoa");
  }

  /** Of a workspace of this name. */
  public MemoryObservations(ObservationRegistry registry, String store) {
    this.registry = registry;
    this.store = store;
  }

  /** So that {@link #ended} finds only what {@link #began} started. */
  private static final class Observed extends Observation.Context {}

  @Override
  public void began(String operation, FinishedUnit.Kind kind) {
    String name = GenAiMemory.OPERATIONS.get(operation);
    if (name != null) {
      Observation.start(NAME, Observed::new, registry)
          .contextualName(name)
          .lowCardinalityKeyValue(GenAiMemory.OPERATION, name)
          .lowCardinalityKeyValue(GenAiMemory.STORE, store)
          .lowCardinalityKeyValue(GenAiMemory.ERROR, KeyValue.NONE_VALUE)
          .openScope();
    }
  }

  @Override
  public void ended(FinishedUnit unit) {
    Observation current = registry.getCurrentObservation();
    if (GenAiMemory.OPERATIONS.containsKey(unit.operation())
        && current != null
        && current.getContext() instanceof Observed) {
      if (unit.outcome() != Outcome.DONE) {
        current.lowCardinalityKeyValue(
            GenAiMemory.ERROR, unit.outcome().name().toLowerCase(Locale.ROOT));
      }
      Observation.Scope scope = registry.getCurrentObservationScope();
      if (scope != null) {
        scope.close();
      }
      current.stop();
    }
  }
}
