package dev.stoa.app;

import java.util.function.UnaryOperator;
import picocli.CommandLine.Option;

/** Whether a command registers the agents it names that nobody registered. */
public final class RegisterOption {

  @Option(names = "--register", description = "Register agents that are not registered yet.")
  private boolean register;

  /** The operations to record with. */
  public <T> T in(T operations, UnaryOperator<T> registering) {
    return register ? registering.apply(operations) : operations;
  }
}
