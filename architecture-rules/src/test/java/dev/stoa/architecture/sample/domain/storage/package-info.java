/** Uses every context, and declares it. */
@MayUse("*")
package dev.stoa.architecture.sample.domain.storage;

import dev.stoa.architecture.sample.domain.kernel.MayUse;
