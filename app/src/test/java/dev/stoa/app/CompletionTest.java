package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts work in the shells that are installed. */
final class CompletionTest {

  @TempDir Path folder;

  @Test
  void bashCompletesCommandsAndOptions() throws Exception {
    if (isMissing("bash")) {
      return;
    }
    Path script = script("bash");
    String ask =
        "source %s; COMP_WORDS=(%s); COMP_CWORD=$((${#COMP_WORDS[@]}-1));"
            + " COMP_LINE=\"${COMP_WORDS[*]}\"; _complete_stoa 2>/dev/null; echo"
            + " \"${COMPREPLY[@]}\"";
    assertTrue(answer(ask, script, "stoa chan").contains("channel"));
    assertTrue(answer(ask, script, "stoa channel unp").contains("unpin"));
    assertTrue(answer(ask, script, "stoa channel post --a").contains("--as"));
    assertEquals(Set.of("close"), answer(ask, script, "stoa channel handoff clo"));
  }

  private Set<String> answer(String ask, Path script, String words) throws Exception {
    String command = ask.replaceFirst("%s", script.toString()).replaceFirst("%s", words);
    return new TreeSet<>(Arrays.asList(run("bash", "-c", command).strip().split("\\s+")));
  }

  @Test
  void zshReadsTheScript() throws Exception {
    if (isMissing("zsh")) {
      return;
    }
    assertEquals(
        "_complete_stoa\n",
        run(
            "zsh",
            "-f",
            "-c",
            "autoload -U compinit; compinit -u; source "
                + script("zsh")
                + "; print ${_comps[stoa]:-_complete_stoa}"));
  }

  @Test
  void fishCompletesCommandsAndOptions() throws Exception {
    String script = Files.readString(script("fish"));
    assertTrue(
        script.contains(
            "complete -c stoa -n '__stoa_at stoa channel' -a post"
                + " -d 'Posts a message to a channel.'\n"),
        script);
    assertTrue(
        script.contains(
            "complete -c stoa -n '__stoa_in stoa channel list' -l show -r"
                + " -a 'live archived all' -d 'Which channels (live).'\n"),
        script);
    if (isMissing("fish")) {
      return;
    }
    String query =
        "source %s; complete -C 'stoa channel unp'; complete -C 'stoa channel list --show a'";
    String found = run("fish", "-c", query.replace("%s", script("fish").toString()));
    assertTrue(found.contains("unpin") && found.contains("archived"), found);
  }

  private Path script(String shell) throws IOException {
    return Files.writeString(
        folder.resolve("stoa." + shell), Cli.bare().run("completion", shell).ok().out());
  }

  private static boolean isMissing(String shell) throws InterruptedException {
    try {
      new ProcessBuilder(shell, "-c", "true").start().waitFor();
      return false;
    } catch (IOException e) {
      System.out.println(shell + " is not installed: its completion was not run");
      return true;
    }
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out;
  }
}
