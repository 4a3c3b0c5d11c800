package dev.stoa.app.torture.poison;

import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** What the drill counted, and whether it is within the bars. */
public final class PoisonReport {

  private static final double MOST_LOST = 0.01;

  private final PoisonDrill.Settings settings;
  private final Damage clean;
  private final Map<Attack, Damage> damage;
  private final Cost cost;

  PoisonReport(PoisonDrill.Settings settings, Damage clean, Map<Attack, Damage> damage, Cost cost) {
    this.settings = settings;
    this.clean = clean;
    this.damage = damage;
    this.cost = cost;
  }

  /** Whether no poison was seen unmarked but for what remains, and hardly anything honest lost. */
  public boolean holds() {
    return Vector.of(Attack.values())
        .forAll(
            attack ->
                (attack.remains() || of(attack).unmarked(Cell.ALL).times() == 0)
                    && lost(attack) <= MOST_LOST);
  }

  /** How much less often the answer is among the first five with all defences. */
  private double lost(Attack attack) {
    return attack.remains()
        ? 0
        : clean.goldFound(Cell.NONE).share() - of(attack).goldFound(Cell.ALL).share();
  }

  private Damage of(Attack attack) {
    return Objects.requireNonNull(damage.get(attack));
  }

  /** For people. */
  public String text() {
    Table seen = Table.of("unmarked among the first 5", "none", "origin", "+ lineage", "all");
    Table more = Table.of("attack", "above the gold: none", "all", "raised", "R@5: none", "all");
    for (Attack attack : Attack.values()) {
      Damage one = of(attack);
      seen =
          seen.row(
              attack,
              one.unmarked(Cell.NONE),
              one.unmarked(Cell.ORIGIN),
              one.unmarked(Cell.LINEAGE),
              one.unmarked(Cell.ALL));
      more =
          more.row(
              attack,
              share(one.aboveGold(Cell.NONE)),
              share(one.aboveGold(Cell.ALL)),
              one.raised().times(),
              share(one.goldFound(Cell.NONE)),
              share(one.goldFound(Cell.ALL)));
    }
    return seen.text()
        + "\n"
        + more.text()
        + "\nHonest R@5 without an attack: "
        + share(clean.goldFound(Cell.NONE))
        + ", of what is trusted: "
        + share(clean.goldFound(Cell.ALL))
        + ". "
        + settings.seeds()
        + " seeds, "
        + cost.microsPerWrite()
        + " µs a write, "
        + cost.microsPerRecall()
        + " µs a recall.\n"
        + (holds()
            ? "Nothing poisoned was unmarked, except what remains.\n"
            : "The defences did not hold.\n");
  }

  private static String share(Interval interval) {
    return String.format(Locale.ROOT, "%.3f", interval.share());
  }

  /** For programs. */
  public JsonObject json() {
    return JsonObject.builder()
        .put("holds", holds())
        .put("seeds", settings.seeds())
        .put("honest_r5", clean.goldFound(Cell.NONE).share())
        .put("honest_r5_trusted", clean.goldFound(Cell.ALL).share())
        .put("micros_per_write", cost.microsPerWrite())
        .put("micros_per_recall", cost.microsPerRecall())
        .put("attacks", new JsonArray(Vector.of(Attack.values()).map(this::json)))
        .build();
  }

  private JsonObject json(Attack attack) {
    Damage one = of(attack);
    JsonObject.Builder json =
        JsonObject.builder()
            .put("attack", attack.toString())
            .put("remains", attack.remains())
            .put("raised", one.raised().times());
    for (Cell cell : Cell.values()) {
      Interval unmarked = one.unmarked(cell);
      json.put(
          cell.name().toLowerCase(Locale.ROOT),
          JsonObject.builder()
              .put("unmarked", unmarked.times())
              .put("questions", unmarked.of())
              .put("low", unmarked.low())
              .put("high", unmarked.high())
              .put("above_gold", one.aboveGold(cell).times())
              .put("gold_found", one.goldFound(cell).times())
              .build());
    }
    return json.build();
  }
}
