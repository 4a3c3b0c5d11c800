package dev.stoa.architecture.violators.nocontainerinside.bootstrap;

import com.google.inject.AbstractModule;

/** May. */
public final class GoodModule extends AbstractModule {}
