package dev.stoa.app.torture.poison;

import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Readings;
import dev.stoa.domain.trust.Trust;
import dev.stoa.torture.Torture;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

/** Attacks recall in every way of the protocol, without a model, and counts what a reader sees. */
public final class PoisonDrill {

  private static final String READER = "reader";

  private final Settings settings;
  private final Map<Attack, Damage> damage = new EnumMap<>(Attack.class);
  private final Damage clean = new Damage();
  private final Cost cost = new Cost();

  private PoisonDrill(Settings settings) {
    this.settings = settings;
    for (Attack attack : Attack.values()) {
      damage.put(attack, new Damage());
    }
  }

  /**
   * How it is run.
   *
   * @param banks the texts; none for those that are made by rule
   * @param seeds how many seeds, from 1
   * @param questions how many of each bank are attacked
   * @param facts how many honest texts of each bank are stored
   */
  public record Settings(Seq<TextBank> banks, int seeds, int questions, int facts) {

    /** With the chats of a LoCoMo file, or with texts that are made by rule. */
    public static Settings of(Option<String> locomo, int seeds, int questions) {
      return new Settings(
          locomo.map(TextBank::locomo).getOrElse(Vector.empty()), seeds, questions, 200);
    }

    Seq<TextBank> sampled(Random random) {
      Seq<TextBank> all = banks.isEmpty() ? Vector.of(TextBank.generated(random)) : banks;
      return all.map(bank -> bank.sample(questions, facts, random));
    }
  }

  /** Runs it in new files of a folder. */
  public static PoisonReport run(Settings settings, Path folder, Torture.Progress progress) {
    PoisonDrill drill = new PoisonDrill(settings);
    StoaConfig usual = StoaConfig.of("jdbc:sqlite:" + folder.resolve("usual.db"));
    StoaConfig required = StoaConfig.of("jdbc:sqlite:" + folder.resolve("required.db"));
    try (Stoa free = Stoa.open(usual);
        Stoa strict = Stoa.open(required.withReadings(Readings.REQUIRED))) {
      for (int seed = 1; seed <= settings.seeds(); seed++) {
        Seq<TextBank> banks = settings.sampled(new Random(seed));
        for (int i = 0; i < banks.size(); i++) {
          progress.done("seed " + seed, i, banks.size());
          drill.attack(free, strict, banks.get(i), seed + "-" + i);
        }
      }
    }
    return new PoisonReport(settings, drill.clean, drill.damage, drill.cost);
  }

  private void attack(Stoa free, Stoa strict, TextBank bank, String name) {
    Victim untouched = new Victim(free, "clean-" + name, Principal.LOCAL, cost);
    measure(untouched, bank, untouched.store(bank), clean);
    for (Attack attack : Attack.values()) {
      Stoa stoa = attack.needsReadings() ? strict : free;
      Damage done = Objects.requireNonNull(damage.get(attack));
      Spawn spawn = spawned(stoa, attack.name() + "-" + name);
      Victim victim =
          new Victim(
              stoa, attack.name() + "-" + name, Principal.agent(spawn.agent().value()), cost);
      Seq<ItemRef> honest = Vector.empty();
      if (!attack.isFirst()) {
        honest = victim.store(bank);
      }
      bank.questions().forEach(one -> attack.on(victim, one, bank.facts().get(one.gold()).text()));
      if (attack.isFirst()) {
        honest = victim.store(bank);
      }
      measure(victim, bank, honest, done);
      Seq<ItemRef> poison = victim.poisoned();
      done.poisoned(
          poison.size(),
          poison.count(
              item ->
                  stoa.trust()
                      .origin(item)
                      .getOrElseThrow(RefusalException::new)
                      .raised()
                      .isDefined()));
    }
  }

  private static Spawn spawned(Stoa stoa, String name) {
    String agent =
        stoa.agents()
            .register(READER + "-" + name, "m")
            .getOrElseThrow(RefusalException::new)
            .id()
            .value();
    return WrittenBy.of(
        Principal.agent(agent),
        () -> stoa.agents().startSpawn(agent).getOrElseThrow(RefusalException::new));
  }

  private static void measure(Victim victim, TextBank bank, Seq<ItemRef> honest, Damage done) {
    for (TextBank.Question question : bank.questions()) {
      done.ask();
      ItemRef gold = honest.get(question.gold());
      Seq<Recalled> all = victim.hits(question.words(), Trust.IMPORTED);
      Seq<Recalled> trusted = victim.hits(question.words(), Trust.AGENT);
      for (Cell cell : Cell.values()) {
        Seq<Recalled> seen = (cell == Cell.ALL ? trusted : all).filter(cell::isUnmarked);
        int lie = seen.indexWhere(victim::isPoison);
        int truth = seen.indexWhere(hit -> Victim.item(hit).equals(gold));
        done.count(cell, lie >= 0, lie >= 0 && (truth < 0 || lie < truth), truth >= 0);
      }
    }
  }
}
