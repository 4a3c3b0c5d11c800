package dev.stoa.langgraph4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.bsc.langgraph4j.CompiledGraph;
import org.bsc.langgraph4j.GraphInput;
import org.bsc.langgraph4j.RunnableConfig;
import org.bsc.langgraph4j.checkpoint.BaseCheckpointSaver;
import org.bsc.langgraph4j.checkpoint.Checkpoint;
import org.bsc.langgraph4j.serializer.std.ObjectStreamStateSerializer;
import org.bsc.langgraph4j.state.AgentState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checkpoints that are stored, read by others, changed, removed with age and released. */
final class StoaCheckpointSaverTest {

  private final RunnableConfig thread =
      RunnableConfig.builder().threadId("thread " + UUID.randomUUID()).build();

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aCheckpointIsReadAsItWasStored(Engine engine) throws Exception {
    BaseCheckpointSaver saver = saver(engine.stoa());
    assertTrue(saver.get(thread).isEmpty());
    assertTrue(saver.list(thread).isEmpty());
    Map<String, Object> state =
        Map.of("text", "ıİ \0 \uD83D\uDE00", "bytes", List.of((byte) -1), "n", 1.5);
    RunnableConfig first = saver.put(thread, checkpoint("a", state));
    saver.put(thread, checkpoint("b", Map.of()));
    assertEquals("a", first.checkPointId().get());
    assertEquals("b", saver.get(thread).get().getId());
    Checkpoint read = saver.get(first).get();
    assertEquals(state, read.getState());
    assertEquals("node of a", read.getNodeId());
    assertEquals("next of a", read.getNextNodeId());
    assertEquals(List.of("b", "a"), ids(saver, thread));
    assertTrue(saver.get(named("none")).isEmpty());
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void anotherProcessSeesWhatIsStoredAndChanged(Engine engine) throws Exception {
    BaseCheckpointSaver saver = saver(engine.stoa());
    BaseCheckpointSaver other = saver(engine.second());
    RunnableConfig first = saver.put(thread, checkpoint("a", Map.of("n", 1)));
    assertEquals(Map.of("n", 1), other.get(thread).get().getState());
    other.put(first, checkpoint("a", Map.of("n", 2)));
    assertEquals(Map.of("n", 2), saver.get(thread).get().getState());
    assertEquals(1, saver.list(thread).size());
    assertThrows(
        NoSuchElementException.class, () -> saver.put(named("none"), checkpoint("x", Map.of())));
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<?>> writers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      BaseCheckpointSaver one = i % 2 == 0 ? saver : other;
      String name = "w" + i;
      writers.add(
          threads.submit(
              () -> {
                for (int n = 0; n < 5; n++) {
                  one.put(thread, checkpoint(name + n, Map.of()));
                }
                return true;
              }));
    }
    threads.shutdown();
    for (Future<?> writer : writers) {
      writer.get();
    }
    assertEquals(21, ids(saver, thread).stream().distinct().count());
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void oldCheckpointsAreRemoved(Engine engine) throws Exception {
    BaseCheckpointSaver saver = saver(engine.stoa()).retaining(3);
    for (int i = 1; i <= 20; i++) {
      saver.put(thread, checkpoint("c" + i, Map.of("n", i)));
      int stored = saver.list(thread).size();
      assertTrue(stored >= Math.min(i, 3) && stored < 6, i + ": " + stored);
      assertEquals("c" + i, saver.get(thread).get().getId());
    }
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aReleasedThreadBeginsAnew(Engine engine) throws Exception {
    BaseCheckpointSaver saver = saver(engine.stoa());
    saver.put(thread, checkpoint("a", Map.of()));
    BaseCheckpointSaver.Tag tag = saver.release(thread);
    assertEquals(thread.threadId().get(), tag.threadId());
    assertEquals(List.of("a"), tag.checkpoints().stream().map(Checkpoint::getId).toList());
    assertTrue(saver.list(thread).isEmpty());
    saver.put(thread, checkpoint("b", Map.of()));
    assertEquals(List.of("b"), ids(saver, thread));
    assertFalse(saver(engine.stoa()).user("other").get(thread).isPresent());
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aGraphGoesOnElsewhereWhereItStopped(Engine engine) throws Exception {
    Example.graph(engine.stoa()).invoke(Map.of("order", 17), thread);
    CompiledGraph<AgentState> graph = Example.graph(engine.second());
    assertEquals("ship", graph.stateOf(thread).get().next());
    RunnableConfig approved = graph.updateState(thread, Map.of("approved", true));
    AgentState end = graph.invoke(GraphInput.resume(), approved).get();
    assertEquals(
        "{approved=true, checked=true, order=17, shipped=true}",
        new TreeMap<>(end.data()).toString());
    assertEquals(4, graph.getStateHistory(thread).size());
  }

  @Test
  void theExampleOfThePageIsTheOneThatRuns() throws Exception {
    String source =
        Files.readString(Path.of("src/test/java/dev/stoa/langgraph4j/Example.java"))
            .replace("package dev.stoa.langgraph4j;", "import dev.stoa.langgraph4j.*;");
    assertTrue(Files.readString(Path.of("../../docs/langgraph4j.md")).contains(source));
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      Example.main(new String[] {Engine.SQLITE.newUrl()});
    } finally {
      System.setOut(out);
    }
    assertTrue(printed.toString(StandardCharsets.UTF_8).contains("shipped=true"));
  }

  private RunnableConfig named(String checkpoint) {
    return RunnableConfig.builder(thread).checkPointId(checkpoint).build();
  }

  static StoaCheckpointSaver saver(Stoa stoa) {
    return StoaCheckpointSaver.of(stoa, new ObjectStreamStateSerializer<>(AgentState::new));
  }

  static Checkpoint checkpoint(String id, Map<String, Object> state) {
    return Checkpoint.builder()
        .id(id)
        .state(state)
        .nodeId("node of " + id)
        .nextNodeId("next of " + id)
        .build();
  }

  private static List<String> ids(BaseCheckpointSaver saver, RunnableConfig thread) {
    return saver.list(thread).stream().map(Checkpoint::getId).toList();
  }
}
