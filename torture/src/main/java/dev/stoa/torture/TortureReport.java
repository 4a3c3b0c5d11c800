package dev.stoa.torture;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.util.List;

/**
 * What was done to a store and what came of it.
 *
 * @param acknowledged the writes that killed processes had acknowledged
 * @param unacknowledged the writes that were stored whole though their process was killed before it
 *     could acknowledge them
 * @param lost the keys of acknowledged writes that are not stored
 * @param torn the keys of writes of which a part is stored
 * @param faults what else was wrong
 */
public record TortureReport(
    long seed,
    int kills,
    long acknowledged,
    long unacknowledged,
    List<String> lost,
    List<String> torn,
    List<String> faults,
    List<Trouble.Outcome> troubles,
    Duration took) {

  /** Whether nothing was lost and nothing is wrong. */
  public boolean survived() {
    return lost.isEmpty()
        && torn.isEmpty()
        && faults.isEmpty()
        && troubles.stream().allMatch(one -> one.failures().isEmpty());
  }

  /** For programs. */
  public JsonObject json() {
    return JsonObject.builder()
        .put("survived", survived())
        .put("seed", seed)
        .put("kills", kills)
        .put("acknowledged", acknowledged)
        .put("stored_unacknowledged", unacknowledged)
        .put("lost", lost)
        .put("torn", torn)
        .put("faults", faults)
        .put("troubles", new JsonArray(Vector.ofAll(troubles).map(TortureReport::json)))
        .put("seconds", took.toSeconds())
        .build();
  }

  private static JsonObject json(Trouble.Outcome one) {
    return JsonObject.builder()
        .put("trouble", one.trouble())
        .put("times", one.times())
        .put("acknowledged", one.acknowledged())
        .put("failures", one.failures())
        .build();
  }
}
