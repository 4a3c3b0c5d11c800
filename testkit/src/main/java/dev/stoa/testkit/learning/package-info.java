/** What every store of what was learned must do. */
@NullMarked
package dev.stoa.testkit.learning;

import org.jspecify.annotations.NullMarked;
