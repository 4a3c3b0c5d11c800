package dev.stoa.architecture.violators.parametersarefew.domain;

/** Takes its components one by one. */
public final class GoodRecordBuilder {

  private GoodRecordBuilder() {}
}
