package dev.stoa.app.store;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.ProgressLine;
import dev.stoa.adapter.cli.Terminal;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that does something; what it answers is printed for people or for machines. */
public abstract class StoaAction implements Callable<Integer> {

  @Spec private CommandSpec spec;

  /** Does it; a {@link CliFailure} says why not. */
  protected abstract Answer answer();

  @Override
  public final Integer call() {
    Answer answer = answer();
    answer.print(json(), out());
    return answer.exit().code();
  }

  /** The workspace of the global options. */
  protected final ConfiguredStore workspace() {
    return options().workspace();
  }

  /** Whether machines are listening. */
  protected final boolean json() {
    return options().json();
  }

  /** Where answers go. */
  protected final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** Where remarks go that are no answer. */
  protected final PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /** What is piped in. */
  protected final InputStream in() {
    return options().in();
  }

  /** Does work that may take long, and shows how far it is unless a program reads the output. */
  protected final <T> T withProgress(Function<ProgressLine, T> work) {
    Terminal terminal = options().terminal().unless(json());
    try (ProgressLine progress = new ProgressLine(err(), terminal, out())) {
      return work.apply(progress);
    }
  }

  private StoreOptions options() {
    return (StoreOptions) spec.root().userObject();
  }
}
