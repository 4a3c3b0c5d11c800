package dev.stoa.benchmarks.http;

import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.Remember;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Sixteen clients: 70 % recall and search, 10 % reads by id, 20 % writes. */
public final class HttpBenchmarks implements Area {

  private static final int CLIENTS = 16;
  private static final int CALLS_EACH = 20;
  private static final int MEMORIES = 10_000;
  private static final int WORDS = 2_000;

  @Override
  public String name() {
    return "http";
  }

  @Override
  public String heading() {
    return "HTTP";
  }

  @Override
  public String about() {
    return """
    Sixteen clients over 10,000 memories: 70 % recall and search, 10 % reads by id, 20 % writes, beside the same calls in the process.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HttpServer server =
            HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start()) {
      List<String> ids = filled(stoa);
      List<MixedCalls> inProcess = new ArrayList<>();
      List<MixedCalls> overHttp = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        inProcess.add(new CallsInProcess(stoa, ids));
        overHttp.add(new CallsOverHttp(server.port(), ids));
      }
      bench.measure(
          BenchmarkRow.rate("calls over HTTP", number -> all(threads, overHttp, number))
              .operations(CLIENTS * CALLS_EACH)
              .beside("calls in the process", 0.5, number -> all(threads, inProcess, number)));
    } finally {
      threads.shutdown();
    }
  }

  private static List<String> filled(Stoa stoa) {
    Random random = new Random(1);
    List<String> ids = new ArrayList<>();
    for (int from = 0; from < MEMORIES; from += 1_000) {
      List<Remember> some = new ArrayList<>();
      for (int i = 0; i < 1_000; i++) {
        some.add(Remember.of(text(random, 12)));
      }
      for (Memory memory : stoa.memory().rememberAll(some).get()) {
        ids.add(memory.id().value());
      }
    }
    return ids;
  }

  /** Words of which some are frequent and most are not. */
  static String text(Random random, int words) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words; i++) {
      double skewed = random.nextDouble() * random.nextDouble();
      text.append(i == 0 ? "" : " ").append("word").append((int) (skewed * WORDS));
    }
    return text.toString();
  }

  private static void all(ExecutorService threads, List<MixedCalls> clients, int number)
      throws Exception {
    List<Callable<Void>> work = new ArrayList<>();
    for (int i = 0; i < clients.size(); i++) {
      MixedCalls client = clients.get(i);
      Random random = new Random(31L * number + i);
      work.add(
          () -> {
            for (int call = 0; call < CALLS_EACH; call++) {
              client.call(random);
            }
            return null;
          });
    }
    for (Future<Void> done : threads.invokeAll(work)) {
      done.get();
    }
  }
}
