package dev.stoa.actions.audit;

import dev.stoa.domain.audit.ChainFault;

/** What is wrong with the log, and where. */
record ShownChainFault(long sequence, ChainFault.Kind kind, String explanation) {

  static ShownChainFault of(ChainFault fault) {
    return new ShownChainFault(fault.sequence(), fault.kind(), fault.explanation());
  }
}
