package dev.stoa.langgraph4j;

import dev.stoa.bootstrap.Stoa;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.bsc.langgraph4j.RunnableConfig;
import org.bsc.langgraph4j.checkpoint.BaseCheckpointSaver;
import org.bsc.langgraph4j.checkpoint.Checkpoint;

/** A process of its own that stores and reads checkpoints as it is told, a line at a time. */
final class CheckpointingProcess implements AutoCloseable {

  private final Process process;
  private final BufferedReader answers;

  private CheckpointingProcess(Process process) {
    this.process = process;
    this.answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  static CheckpointingProcess over(String url, String thread, int retained) throws IOException {
    return new CheckpointingProcess(
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                CheckpointingProcess.class.getName(),
                url,
                thread,
                String.valueOf(retained))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  /** The answer to {@code put ID}, {@code newest}, {@code count}, or null when it has ended. */
  String ask(String command) throws IOException {
    process.getOutputStream().write((command + "\n").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    return String.valueOf(answers.readLine());
  }

  /** Ends it at once, as a crash would. */
  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }

  public static void main(String[] args) throws Exception {
    RunnableConfig thread = RunnableConfig.builder().threadId(args[1]).build();
    try (Stoa stoa = Stoa.open(args[0]);
        BufferedReader commands =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      BaseCheckpointSaver saver =
          StoaCheckpointSaverTest.saver(stoa).retaining(Integer.parseInt(args[2]));
      for (String line = commands.readLine(); line != null; line = commands.readLine()) {
        System.out.println(answer(saver, thread, line.split(" ", 2)));
      }
    }
  }

  private static String answer(BaseCheckpointSaver saver, RunnableConfig thread, String[] command)
      throws Exception {
    return switch (command[0]) {
      case "put" ->
          saver
              .put(thread, StoaCheckpointSaverTest.checkpoint(command[1], Map.of("by", command[1])))
              .checkPointId()
              .orElse("");
      case "newest" -> saver.get(thread).map(Checkpoint::getId).orElse("none");
      default -> String.valueOf(saver.list(thread).size());
    };
  }
}
