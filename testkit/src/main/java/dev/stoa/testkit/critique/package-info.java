/** What every store of critiques, patterns and reputations must do, and fakes that do it. */
@NullMarked
package dev.stoa.testkit.critique;

import org.jspecify.annotations.NullMarked;
