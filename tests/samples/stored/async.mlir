// ===== async.add_to_group: bare
module {
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.group)
  %1 = async.add_to_group %0#0, %0#1 : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.group)
  %1 = "async.add_to_group"(%0#0, %0#1) : (!async.value<f32>, !async.group) -> index
}) : () -> ()
// ===== async.add_to_group: full
module {
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.group)
  %1 = async.add_to_group %0#0, %0#1 : !async.value<f32> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.group)
  %1 = "async.add_to_group"(%0#0, %0#1) {t.x = 1 : i32} : (!async.value<f32>, !async.group) -> index
}) : () -> ()
// ===== async.await: bare
module {
  %0 = "t.values"() : () -> !async.token
  async.await %0 : !async.token
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.token
  "async.await"(%0) : (!async.token) -> ()
}) : () -> ()
// ===== async.await_all: bare
module {
  %0 = "t.values"() : () -> !async.group
  async.await_all %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.group
  "async.await_all"(%0) : (!async.group) -> ()
}) : () -> ()
// ===== async.await_all: full
module {
  %0 = "t.values"() : () -> !async.group
  async.await_all %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.group
  "async.await_all"(%0) {t.x = 1 : i32} : (!async.group) -> ()
}) : () -> ()
// ===== async.call: by hand
module {
  async.func private @g(i32) -> (!async.token, !async.value<i32>)
  func.func @f(%arg0: i32) {
    %0:2 = async.call @g(%arg0) : (i32) -> (!async.token, !async.value<i32>)
    return
  }
}
// ----- generic
"builtin.module"() ({
  "async.func"() <{function_type = (i32) -> (!async.token, !async.value<i32>), sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0:2 = "async.call"(%arg0) <{callee = @g}> : (i32) -> (!async.token, !async.value<i32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== async.coro.begin: bare
module {
  %0 = "t.values"() : () -> !async.coro.id
  %1 = async.coro.begin %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.coro.id
  %1 = "async.coro.begin"(%0) : (!async.coro.id) -> !async.coro.handle
}) : () -> ()
// ===== async.coro.begin: full
module {
  %0 = "t.values"() : () -> !async.coro.id
  %1 = async.coro.begin %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.coro.id
  %1 = "async.coro.begin"(%0) {t.x = 1 : i32} : (!async.coro.id) -> !async.coro.handle
}) : () -> ()
// ===== async.coro.end: bare
module {
  %0 = "t.values"() : () -> !async.coro.handle
  async.coro.end %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.coro.handle
  "async.coro.end"(%0) : (!async.coro.handle) -> ()
}) : () -> ()
// ===== async.coro.end: full
module {
  %0 = "t.values"() : () -> !async.coro.handle
  async.coro.end %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.coro.handle
  "async.coro.end"(%0) {t.x = 1 : i32} : (!async.coro.handle) -> ()
}) : () -> ()
// ===== async.coro.free: bare
module {
  %0:2 = "t.values"() : () -> (!async.coro.id, !async.coro.handle)
  async.coro.free %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.coro.id, !async.coro.handle)
  "async.coro.free"(%0#0, %0#1) : (!async.coro.id, !async.coro.handle) -> ()
}) : () -> ()
// ===== async.coro.free: full
module {
  %0:2 = "t.values"() : () -> (!async.coro.id, !async.coro.handle)
  async.coro.free %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.coro.id, !async.coro.handle)
  "async.coro.free"(%0#0, %0#1) {t.x = 1 : i32} : (!async.coro.id, !async.coro.handle) -> ()
}) : () -> ()
// ===== async.coro.id: bare
module {
  %0 = async.coro.id
}
// ----- generic
"builtin.module"() ({
  %0 = "async.coro.id"() : () -> !async.coro.id
}) : () -> ()
// ===== async.coro.id: full
module {
  %0 = async.coro.id {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "async.coro.id"() {t.x = 1 : i32} : () -> !async.coro.id
}) : () -> ()
// ===== async.coro.save: bare
module {
  %0 = "t.values"() : () -> !async.coro.handle
  %1 = async.coro.save %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.coro.handle
  %1 = "async.coro.save"(%0) : (!async.coro.handle) -> !async.coro.state
}) : () -> ()
// ===== async.coro.save: full
module {
  %0 = "t.values"() : () -> !async.coro.handle
  %1 = async.coro.save %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.coro.handle
  %1 = "async.coro.save"(%0) {t.x = 1 : i32} : (!async.coro.handle) -> !async.coro.state
}) : () -> ()
// ===== async.coro.suspend: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !async.coro.state
    async.coro.suspend %0, ^bb1, ^bb2, ^bb3
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  ^bb3:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !async.coro.state
    "async.coro.suspend"(%0)[^bb1, ^bb2, ^bb3] : (!async.coro.state) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  ^bb3:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== async.coro.suspend: full
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !async.coro.state
    async.coro.suspend %0, ^bb1, ^bb2, ^bb3 {t.x = 1 : i32}
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  ^bb3:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !async.coro.state
    "async.coro.suspend"(%0)[^bb1, ^bb2, ^bb3] {t.x = 1 : i32} : (!async.coro.state) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  ^bb3:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== async.create_group: bare
module {
  %0 = "t.values"() : () -> index
  %1 = async.create_group %0 : !async.group
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "async.create_group"(%0) : (index) -> !async.group
}) : () -> ()
// ===== async.create_group: full
module {
  %0 = "t.values"() : () -> index
  %1 = async.create_group %0 : !async.group {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "async.create_group"(%0) {t.x = 1 : i32} : (index) -> !async.group
}) : () -> ()
// ===== async.execute: by hand
module {
  func.func @f(%arg0: !async.token, %arg1: !async.value<f32>) {
    %token = async.execute {
      async.yield
    }
    %token_0, %bodyResults = async.execute [%arg0, %token] (%arg1 as %arg2: !async.value<f32>) -> !async.value<f32> attributes {t.x = 1 : i32} {
      async.yield %arg2 : f32
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!async.token, !async.value<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !async.token, %arg1: !async.value<f32>):
    %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %1:2 = "async.execute"(%arg0, %0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32):
      "async.yield"(%arg2) : (f32) -> ()
    }) {t.x = 1 : i32} : (!async.token, !async.token, !async.value<f32>) -> (!async.token, !async.value<f32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== async.execute: bare
module {
  %token = async.execute {
    async.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "async.yield"() : () -> ()
  }) : () -> !async.token
}) : () -> ()
// ===== async.execute: with dependencies
module {
  %0:2 = "t.values"() : () -> (!async.token, !async.token)
  %token = async.execute [%0#0, %0#1] {
    async.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.token, !async.token)
  %1 = "async.execute"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 0>}> ({
    "async.yield"() : () -> ()
  }) : (!async.token, !async.token) -> !async.token
}) : () -> ()
// ===== async.func: by hand
module {
  async.func @f(%arg0: i32, %arg1: !async.value<i32>) -> (!async.token, !async.value<i32>) {
    return %arg0 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "async.func"() <{function_type = (i32, !async.value<i32>) -> (!async.token, !async.value<i32>), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: !async.value<i32>):
    "async.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== async.return: by hand
module {
  async.func @f(%arg0: i32, %arg1: f32) -> (!async.token, !async.value<i32>, !async.value<f32>) {
    return %arg0, %arg1 : i32, f32
  }
  async.func @g() -> !async.token {
    return
  }
}
// ----- generic
"builtin.module"() ({
  "async.func"() <{function_type = (i32, f32) -> (!async.token, !async.value<i32>, !async.value<f32>), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "async.return"(%arg0, %arg1) : (i32, f32) -> ()
  }) : () -> ()
  "async.func"() <{function_type = () -> !async.token, sym_name = "g"}> ({
    "async.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== async.runtime.add_ref: bare
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.add_ref %0 {count = 1 : i64} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.add_ref"(%0) <{count = 1 : i64}> : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.add_ref: full
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.add_ref %0 {count = 1 : i64, t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.add_ref"(%0) <{count = 1 : i64}> {t.x = 1 : i32} : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.add_to_group: bare
module {
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.group)
  %1 = async.runtime.add_to_group %0#0, %0#1 : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.group)
  %1 = "async.runtime.add_to_group"(%0#0, %0#1) : (!async.value<f32>, !async.group) -> index
}) : () -> ()
// ===== async.runtime.add_to_group: full
module {
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.group)
  %1 = async.runtime.add_to_group %0#0, %0#1 {t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.group)
  %1 = "async.runtime.add_to_group"(%0#0, %0#1) {t.x = 1 : i32} : (!async.value<f32>, !async.group) -> index
}) : () -> ()
// ===== async.runtime.await: bare
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.await %0 : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.await"(%0) : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.await: full
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.await %0 {t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.await"(%0) {t.x = 1 : i32} : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.await_and_resume: bare
module {
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.coro.handle)
  async.runtime.await_and_resume %0#0, %0#1 : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.coro.handle)
  "async.runtime.await_and_resume"(%0#0, %0#1) : (!async.value<f32>, !async.coro.handle) -> ()
}) : () -> ()
// ===== async.runtime.await_and_resume: full
module {
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.coro.handle)
  async.runtime.await_and_resume %0#0, %0#1 {t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!async.value<f32>, !async.coro.handle)
  "async.runtime.await_and_resume"(%0#0, %0#1) {t.x = 1 : i32} : (!async.value<f32>, !async.coro.handle) -> ()
}) : () -> ()
// ===== async.runtime.create: bare
module {
  %0 = async.runtime.create : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "async.runtime.create"() : () -> !async.value<f32>
}) : () -> ()
// ===== async.runtime.create: full
module {
  %0 = async.runtime.create {t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "async.runtime.create"() {t.x = 1 : i32} : () -> !async.value<f32>
}) : () -> ()
// ===== async.runtime.create_group: bare
module {
  %0 = "t.values"() : () -> index
  %1 = async.runtime.create_group %0 : !async.group
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "async.runtime.create_group"(%0) : (index) -> !async.group
}) : () -> ()
// ===== async.runtime.create_group: full
module {
  %0 = "t.values"() : () -> index
  %1 = async.runtime.create_group %0 : !async.group {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "async.runtime.create_group"(%0) {t.x = 1 : i32} : (index) -> !async.group
}) : () -> ()
// ===== async.runtime.drop_ref: bare
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.drop_ref %0 {count = 1 : i64} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.drop_ref"(%0) <{count = 1 : i64}> : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.drop_ref: full
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.drop_ref %0 {count = 1 : i64, t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.drop_ref"(%0) <{count = 1 : i64}> {t.x = 1 : i32} : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.is_error: bare
module {
  %0 = "t.values"() : () -> !async.value<f32>
  %1 = async.runtime.is_error %0 : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  %1 = "async.runtime.is_error"(%0) : (!async.value<f32>) -> i1
}) : () -> ()
// ===== async.runtime.is_error: full
module {
  %0 = "t.values"() : () -> !async.value<f32>
  %1 = async.runtime.is_error %0 {t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  %1 = "async.runtime.is_error"(%0) {t.x = 1 : i32} : (!async.value<f32>) -> i1
}) : () -> ()
// ===== async.runtime.load: bare
module {
  %0 = "t.values"() : () -> !async.value<f32>
  %1 = async.runtime.load %0 : <f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  %1 = "async.runtime.load"(%0) : (!async.value<f32>) -> f32
}) : () -> ()
// ===== async.runtime.load: full
module {
  %0 = "t.values"() : () -> !async.value<f32>
  %1 = async.runtime.load %0 {t.x = 1 : i32} : <f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  %1 = "async.runtime.load"(%0) {t.x = 1 : i32} : (!async.value<f32>) -> f32
}) : () -> ()
// ===== async.runtime.num_worker_threads: bare
module {
  %0 = async.runtime.num_worker_threads : index
}
// ----- generic
"builtin.module"() ({
  %0 = "async.runtime.num_worker_threads"() : () -> index
}) : () -> ()
// ===== async.runtime.num_worker_threads: full
module {
  %0 = async.runtime.num_worker_threads {t.x = 1 : i32} : index
}
// ----- generic
"builtin.module"() ({
  %0 = "async.runtime.num_worker_threads"() {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== async.runtime.resume: bare
module {
  %0 = "t.values"() : () -> !async.coro.handle
  async.runtime.resume %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.coro.handle
  "async.runtime.resume"(%0) : (!async.coro.handle) -> ()
}) : () -> ()
// ===== async.runtime.resume: full
module {
  %0 = "t.values"() : () -> !async.coro.handle
  async.runtime.resume %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.coro.handle
  "async.runtime.resume"(%0) {t.x = 1 : i32} : (!async.coro.handle) -> ()
}) : () -> ()
// ===== async.runtime.set_available: bare
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.set_available %0 : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.set_available"(%0) : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.set_available: full
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.set_available %0 {t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.set_available"(%0) {t.x = 1 : i32} : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.set_error: bare
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.set_error %0 : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.set_error"(%0) : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.set_error: full
module {
  %0 = "t.values"() : () -> !async.value<f32>
  async.runtime.set_error %0 {t.x = 1 : i32} : !async.value<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !async.value<f32>
  "async.runtime.set_error"(%0) {t.x = 1 : i32} : (!async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.store: bare
module {
  %0:2 = "t.values"() : () -> (f32, !async.value<f32>)
  async.runtime.store %0#0, %0#1 : <f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, !async.value<f32>)
  "async.runtime.store"(%0#0, %0#1) : (f32, !async.value<f32>) -> ()
}) : () -> ()
// ===== async.runtime.store: full
module {
  %0:2 = "t.values"() : () -> (f32, !async.value<f32>)
  async.runtime.store %0#0, %0#1 {t.x = 1 : i32} : <f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, !async.value<f32>)
  "async.runtime.store"(%0#0, %0#1) {t.x = 1 : i32} : (f32, !async.value<f32>) -> ()
}) : () -> ()
// ===== async.yield: by hand
module {
  func.func @f(%arg0: f32, %arg1: i32) {
    %token, %bodyResults:2 = async.execute -> (!async.value<f32>, !async.value<i32>) {
      async.yield %arg0, %arg1 : f32, i32
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: i32):
    %0:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg0, %arg1) : (f32, i32) -> ()
    }) : () -> (!async.token, !async.value<f32>, !async.value<i32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
