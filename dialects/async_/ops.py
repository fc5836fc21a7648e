"""Op views of `async`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "async",
    {
        "AddToGroupOp": "add_to_group",
        "AwaitOp": "await",
        "AwaitAllOp": "await_all",
        "CallOp": "call",
        "CoroBeginOp": "coro.begin",
        "CoroEndOp": "coro.end",
        "CoroFreeOp": "coro.free",
        "CoroIdOp": "coro.id",
        "CoroSaveOp": "coro.save",
        "CoroSuspendOp": "coro.suspend",
        "CreateGroupOp": "create_group",
        "ExecuteOp": "execute",
        "FuncOp": "func",
        "ReturnOp": "return",
        "RuntimeAddRefOp": "runtime.add_ref",
        "RuntimeAddToGroupOp": "runtime.add_to_group",
        "RuntimeAwaitOp": "runtime.await",
        "RuntimeAwaitAndResumeOp": "runtime.await_and_resume",
        "RuntimeCreateOp": "runtime.create",
        "RuntimeCreateGroupOp": "runtime.create_group",
        "RuntimeDropRefOp": "runtime.drop_ref",
        "RuntimeIsErrorOp": "runtime.is_error",
        "RuntimeLoadOp": "runtime.load",
        "RuntimeNumWorkerThreadsOp": "runtime.num_worker_threads",
        "RuntimeResumeOp": "runtime.resume",
        "RuntimeSetAvailableOp": "runtime.set_available",
        "RuntimeSetErrorOp": "runtime.set_error",
        "RuntimeStoreOp": "runtime.store",
        "YieldOp": "yield",
    },
)
