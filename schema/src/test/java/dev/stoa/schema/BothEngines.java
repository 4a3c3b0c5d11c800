package dev.stoa.schema;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A test that every engine must pass. */
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest
@EnumSource(Engine.class)
@interface BothEngines {}
