package dev.stoa.app;

import dev.stoa.adapter.cli.FishCompletion;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes what a shell needs to complete commands and options. */
@Command(
    name = "completion",
    description = "Writes a script that completes commands and options in a shell.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa completion bash > /etc/bash_completion.d/stoa",
      "  stoa completion zsh > ~/.stoa-completion.zsh",
      "  stoa completion fish > ~/.config/fish/completions/stoa.fish",
      "",
      "zsh: add `source ~/.stoa-completion.zsh` to ~/.zshrc."
    })
final class CompletionCommand implements Callable<Integer> {

  enum Shell {
    BASH,
    ZSH,
    FISH
  }

  @Parameters(paramLabel = "bash|zsh|fish", description = "The shell.")
  private Shell shell;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    CommandLine stoa = StoaCommand.commandLine(InputStream.nullInputStream(), nowhere, nowhere);
    PrintWriter out = spec.commandLine().getOut();
    // One script serves bash and zsh, which emulates bash's completion.
    out.print(shell == Shell.FISH ? FishCompletion.of(stoa) : AutoComplete.bash("stoa", stoa));
    out.flush();
    return 0;
  }
}
