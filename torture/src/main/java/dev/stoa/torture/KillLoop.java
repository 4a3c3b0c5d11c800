package dev.stoa.torture;

import dev.stoa.torture.TorturedStore.OpenStore;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** Kills writing processes, and looks for what they had acknowledged. */
final class KillLoop {

  /** The number of kills after which the whole store is checked; it is checked at the end too. */
  private static final int CHECK_EVERY = 100;

  private static final int MOST_LINES = 30;
  private static final int LONGEST_MILLIS = 10;

  private final TortureSettings settings;
  private final OpenStore store;
  private final Random random;
  private int round;
  private int kills;
  private final WrittenKeys written;
  private final List<String> faults = new ArrayList<>();

  KillLoop(TortureSettings settings, OpenStore store, Random random) {
    this.settings = settings;
    this.store = store;
    this.random = random;
    this.written = new WrittenKeys(store);
  }

  /**
   * One process.
   *
   * @param prefix the beginning of its keys
   * @param lines what it printed while it was alive
   */
  private record Writer(ChildProcess process, String prefix, List<String> lines) {}

  /** Continues until all kills are done, the time is up or something is wrong. */
  void run(BooleanSupplier timeIsUp, IntConsumer killed) throws IOException, InterruptedException {
    List<Writer> next = kills < settings.kills() ? started() : List.of();
    try {
      while (!next.isEmpty()) {
        List<Writer> writers = next;
        for (Writer writer : writers) {
          if (!writer.process().line().equals("ready")) {
            faults.add("a process could not open the store");
          }
          writer.process().go();
        }
        int planned = kills + writers.size();
        // The next ones start while these are killed and checked.
        next = planned < settings.kills() && !timeIsUp.getAsBoolean() ? started() : List.of();
        for (Writer writer : writers) {
          kill(writer);
        }
        for (Writer writer : writers) {
          check(writer);
        }
        written.checkCounters(store);
        if (kills / CHECK_EVERY > (kills - writers.size()) / CHECK_EVERY) {
          written.checkPast(store);
          faults.addAll(store.faults());
        }
        killed.accept(kills);
        if (!faults.isEmpty()
            || !written.lost().isEmpty()
            || !written.torn().isEmpty()
            || !written.faults().isEmpty()) {
          return;
        }
      }
      // What was there after its kill may be gone since.
      written.check(store);
      written.checkPast(store);
      faults.addAll(store.faults());
    } finally {
      for (Writer writer : next) {
        writer.process().kill();
      }
    }
  }

  /** After some writes, at any point of the next ones. */
  private void kill(Writer writer) throws IOException, InterruptedException {
    for (int i = random.nextInt(MOST_LINES); i >= 0; i--) {
      String line = writer.process().line();
      if (line.isEmpty()) {
        faults.add("a process ended by itself");
        break;
      }
      writer.lines().add(line);
    }
    Thread.sleep(random.nextInt(LONGEST_MILLIS));
    writer.process().kill();
    kills++;
  }

  private List<Writer> started() {
    List<Writer> writers = new ArrayList<>();
    round++;
    for (int i = 0; i < Math.min(settings.processes(), settings.kills()); i++) {
      String prefix = "torture-" + settings.seed() + "-" + round + "-" + i;
      writers.add(
          new Writer(
              ChildProcess.start(
                  WriterProcess.class,
                  settings.store().getName(),
                  settings.url(),
                  prefix,
                  Integer.toString(settings.threads())),
              prefix,
              new ArrayList<>()));
    }
    return writers;
  }

  private void check(Writer writer) throws IOException {
    int[] done = new int[settings.threads()];
    String printed = writer.process().rest();
    // A line that was cut off acknowledges nothing.
    printed.substring(0, printed.lastIndexOf('\n') + 1).lines().forEach(writer.lines()::add);
    List<String> acknowledged = new ArrayList<>();
    for (String line : writer.lines()) {
      if (line.startsWith("failed ")) {
        faults.add("a write failed: " + line.substring("failed ".length()));
      } else {
        String[] write = line.split(" ");
        int thread = Integer.parseInt(write[0]);
        int number = Integer.parseInt(write[1]);
        done[thread] = number + 1;
        String key = WriterProcess.key(writer.prefix(), thread, number);
        acknowledged.add(key);
        written.acknowledge(key, Instant.parse(write[2]), Instant.parse(write[3]));
      }
    }
    List<String> begun = new ArrayList<>();
    for (int thread = 0; thread < done.length; thread++) {
      begun.add(WriterProcess.key(writer.prefix(), thread, done[thread]));
    }
    begun.forEach(written::begin);
    written.checkKeys(store, acknowledged, begun);
  }

  TortureReport report(List<Trouble.Outcome> troubles, Duration took) {
    return new TortureReport(
        settings.seed(),
        kills,
        written.acknowledged(),
        written.storedUnacknowledged(store),
        written.lost(),
        written.torn(),
        Stream.concat(faults.stream(), written.faults().stream()).toList(),
        List.copyOf(troubles),
        took);
  }
}
